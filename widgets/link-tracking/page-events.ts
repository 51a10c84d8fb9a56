import { ANALYTICS, PAGE_EVENT } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';
import type { TrackedEvent } from './event.ts';
import { currentSender } from './sender.ts';

/** Orders that this browser has reported. */
const REPORTED = 'gazetteer-purchases';
const MOST = 20;

type Waiting = readonly [event: TrackedEvent, sent: () => void];

/** Events of the page itself that wait for the visitor's consent, or for a sender. */
let waiting: Waiting[] = [];
const known = new Set<string>();
let isRead = false;

const storedOrders = (): string[] => {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(REPORTED) ?? '[]');
		return Array.isArray(stored) ? stored.map(String) : [];
	} catch {
		// A browser that stores nothing, or somebody else's text: this page's own memory has to do.
		return [];
	}
};

const storeOrder = (id: string) => {
	try {
		localStorage.setItem(REPORTED, JSON.stringify([...storedOrders(), id].slice(-MOST)));
	} catch {
		// As above.
	}
};

/** What visitors looked for, where the address tells it: the first of the parameters that says something. */
const searched = (): string | undefined => {
	const { search = true } = pageConfig().tracking ?? {};
	if (search === false) return undefined;
	const asked = new URLSearchParams(location.search);
	return (Array.isArray(search) ? (search as string[]) : ANALYTICS.searchParameters)
		.map((name) => asked.get(name)?.trim())
		.find(Boolean);
};

/** An analytics service that measures searches by itself would count this one twice. */
const mayHave = (sender: string, { name }: TrackedEvent) =>
	sender !== 'gtag' || name !== PAGE_EVENT.search || pageConfig().tracking?.search === true;

/** Sends what waits, as far as it may be sent now. */
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

/** Reports an order once, whatever tells of it and however often. */
function purchase(order: unknown): void {
	if (Object(order) !== order) return;
	const params = { ...(order as Record<string, unknown>), conversion: true };
	const id = String((params as { transaction_id?: unknown }).transaction_id ?? '');
	if (id && (known.has(id) || storedOrders().includes(id))) return;
	if (id) known.add(id);
	waiting.push([{ name: PAGE_EVENT.purchase, params }, () => id && storeOrder(id)]);
	flush();
}

const heard = new WeakSet<Event>();

/** Told by a script of the page. Several places on it hear the same event. */
export function hearPurchase(event: Event): void {
	if (heard.has(event)) return;
	heard.add(event);
	purchase((event as CustomEvent).detail);
}

/** What the page's address and settings tell, once for each page. */
export function readPage(): void {
	if (isRead) return;
	isRead = true;
	const term = searched();
	if (term) waiting.push([{ name: PAGE_EVENT.search, params: { search_term: term } }, () => {}]);
	flush();
	purchase(pageConfig().tracking?.purchase);
}
