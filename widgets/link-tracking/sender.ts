import { TRACKER } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';
import { isAllowed } from './consent.ts';
import type { TrackedEvent } from './event.ts';

/** Calls `done` when the event was sent. Some senders call it late, several times or never. */
export interface Sender {
	readonly name: 'gtag' | 'datalayer' | 'beacon';
	readonly send: (event: TrackedEvent, done: () => void) => void;
}

/**
 * Returns a global variable. Elements with this id are also on `window`, but not as own
 * properties.
 */
const global = (name: string): unknown =>
	Object.hasOwn(window, name) ? Reflect.get(window, name) : undefined;

const gtagSender = (): Sender | undefined => {
	const gtag = global('gtag');
	if (typeof gtag !== 'function') return undefined;
	return {
		name: 'gtag',
		send: ({ name, params }, done) =>
			gtag('event', name, { ...params, event_callback: done, transport_type: 'beacon' }),
	};
};

const layerSender = (): Sender | undefined => {
	const layer = global('dataLayer');
	if (!Array.isArray(layer)) return undefined;
	return {
		name: 'datalayer',
		send: ({ name, params }, done) =>
			void layer.push({ ...params, event: name, eventCallback: done }),
	};
};

/** `sendBeacon` delivers even if the page unloads. */
const beaconSender = (): Sender | undefined => {
	const { endpoint } = pageConfig().tracking ?? {};
	if (typeof endpoint !== 'string' || !URL.canParse(endpoint, location.href)) return undefined;
	const url = new URL(endpoint, location.href);
	if (url.origin !== location.origin) return undefined;
	return {
		name: 'beacon',
		send({ name, params }, done) {
			const body = new Blob([JSON.stringify({ name, params })], { type: 'application/json' });
			if (!navigator.sendBeacon?.(url, body))
				// Ignore network errors, because a lost event is acceptable.
				void fetch(url, { method: 'POST', keepalive: true, body }).catch(() => {});
			done();
		},
	};
};

/** If the site owner selected one of these senders, never use another sender instead. */
const OWNERS_CHOICE: readonly unknown[] = ['gtag', 'datalayer', 'beacon'];

const SENDERS: Readonly<Record<string, () => Sender | undefined>> = {
	// @ts-expect-error Without a prototype, so that the page's setting finds a sender or nothing.
	__proto__: null,
	gtag: gtagSender,
	datalayer: layerSender,
	beacon: beaconSender,
	none: () => undefined,
	auto: () => gtagSender() ?? layerSender() ?? beaconSender(),
};

let isWarned = false;

/** Warns once per page that the selected sender is blocked, missing or not on this site. */
function warnMissing(chosen: unknown): void {
	if (isWarned || !OWNERS_CHOICE.includes(chosen)) return;
	isWarned = true;
	console.warn(`Link clicks are not reported: this page has no ${chosen}.`);
}

/**
 * Returns the sender for an event. Returns undefined if another tracker is active or the visitor
 * does not consent.
 */
export const currentSender = (): Sender | undefined => {
	if (global(TRACKER.present)) return undefined;
	const chosen = pageConfig().tracking?.sender ?? 'auto';
	const sender = (SENDERS[chosen] ?? SENDERS['auto']!)();
	if (sender) return isAllowed(sender.name === 'beacon') ? sender : undefined;
	warnMissing(chosen);
	return undefined;
};
