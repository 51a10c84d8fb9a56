import { CONSENT, TRACKING_EVENT } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';

/** The visitor's consent decisions on this page, by category. */
const answered: Record<string, boolean> = {};

/**
 * Returns whether the visitor allows tracking. Queries the consent plugin each time. A refusal in
 * either the plugin or a page event disables tracking.
 */
export const isAllowed = (isOwn: boolean): boolean => {
	const ask: unknown = Reflect.get(window, CONSENT.ask);
	if (typeof ask !== 'function')
		return answered[CONSENT.statistics] ?? pageConfig().consent?.statistics !== false;
	const category = isOwn ? CONSENT.anonymous : CONSENT.statistics;
	return answered[category] !== false && ask(category) === true;
};

/** Calls `changed` when the visitor gives or refuses consent, until the signal is aborted. */
export function onConsent(changed: () => void, signal: AbortSignal): void {
	const onAnswer = ({ detail }: Event & { detail?: unknown }) => {
		for (const category of [CONSENT.statistics, CONSENT.anonymous]) {
			const said = Object(detail)[category] as unknown;
			if (said !== undefined) answered[category] = said === true || said === CONSENT.allowed;
		}
		changed();
	};
	for (const type of [CONSENT.changed, TRACKING_EVENT.consent])
		document.addEventListener(type, onAnswer, { signal });
}
