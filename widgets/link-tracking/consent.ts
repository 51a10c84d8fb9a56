import { CONSENT, TRACKING_EVENT } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';

/** What was said on this page, by category. */
const heard: Record<string, boolean> = {};

/** Whether the visitor lets it be counted, asked each time: a no from anywhere counts. */
export const isAllowed = (isOwn: boolean): boolean => {
	const ask: unknown = Reflect.get(window, CONSENT.ask);
	if (typeof ask !== 'function')
		return heard[CONSENT.statistics] ?? pageConfig().consent?.statistics !== false;
	const category = isOwn ? CONSENT.anonymous : CONSENT.statistics;
	return heard[category] !== false && ask(category) === true;
};

/** Listens to the visitor's answer, until the signal. */
export function onConsent(changed: () => void, signal: AbortSignal): void {
	const hear = ({ detail }: Event & { detail?: unknown }) => {
		for (const category of [CONSENT.statistics, CONSENT.anonymous]) {
			const said = Object(detail)[category] as unknown;
			if (said !== undefined) heard[category] = said === true || said === CONSENT.allowed;
		}
		changed();
	};
	for (const type of [CONSENT.changed, TRACKING_EVENT.consent])
		document.addEventListener(type, hear, { signal });
}
