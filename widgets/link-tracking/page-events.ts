import { ANALYTICS, PAGE_EVENT } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';
import type { TrackedEvent } from './event.ts';
import { currentSender } from './sender.ts';

/** The `localStorage` key of the orders that were reported. */
const REPORTED = 'gazetteer-purchases';
const MOST = 20;

type Waiting = readonly [event: TrackedEvent, sent: () => void];

/** Search and purchase events that wait for the visitor's consent or for an analytics script. */
let waiting: Waiting[] = [];
const known = new Set<string>();
let isRead = false;

const storedOrders = (): string[] => {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(REPORTED) ?? '[]');
		return Array.isArray(stored) ? stored.map(String) : [];
	} catch {
		// Storage is blocked or has invalid content. Duplicates are then detected within this page
		// only.
		return [];
	}
};

const storeOrder = (id: string) => {
	try {
		localStorage.setItem(REPORTED, JSON.stringify([...storedOrders(), id].slice(-MOST)));
	} catch {
		// Storage is blocked.
	}
};

/** Returns the search term in the address: the first search parameter with a value. */
const searched = (): string | undefined => {
	const { search = true } = pageConfig().tracking ?? {};
	if (search === false) return undefined;
	const asked = new URLSearchParams(location.search);
	return (Array.isArray(search) ? (search as string[]) : ANALYTICS.searchParameters)
		.map((name) => asked.get(name)?.trim())
		.find(Boolean);
};

/** Google Analytics reports searches itself, so do not send the search event to it. */
const mayHave = (sender: string, { name }: TrackedEvent) =>
	sender !== 'gtag' || name !== PAGE_EVENT.search || pageConfig().tracking?.search === true;

/** Sends the waiting events, if consent and a sender are available. */
export function flush(): void {
	const due = waiting;
	waiting = [];
	for (const one of due) {
		const [event, sent] = one;
		const sender = currentSender();
		if (!sender) waiting.push(one);
		else if (mayHave(sender.name, event)) {
			sent();
			sender.send(event, () => {});
		}
	}
}

/** Reports an order once, even if scripts announce it several times. */
function purchase(order: unknown): void {
	if (Object(order) !== order) return;
	const params = { ...(order as Record<string, unknown>), conversion: true };
	const id = String((params as { transaction_id?: unknown }).transaction_id ?? '');
	if (id && (known.has(id) || storedOrders().includes(id))) return;
	if (id) known.add(id);
	waiting.push([{ name: PAGE_EVENT.purchase, params }, () => id && storeOrder(id)]);
	flush();
}

const handled = new WeakSet<Event>();

/**
 * Handles an event that a script of the page fired. Each mount of the widget receives the event.
 */
export function onPurchase(event: Event): void {
	if (handled.has(event)) return;
	handled.add(event);
	purchase((event as CustomEvent).detail);
}

/** Reports the search in the page's URL and the purchase in the page's settings, once per page. */
export function readPage(): void {
	if (isRead) return;
	isRead = true;
	const term = searched();
	if (term) waiting.push([{ name: PAGE_EVENT.search, params: { search_term: term } }, () => {}]);
	flush();
	purchase(pageConfig().tracking?.purchase);
}
