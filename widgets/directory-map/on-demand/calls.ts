import type { ResultGroup, ResultPin } from '@gazetteer/places';
import { request } from '@gazetteer/wire';
import { viewText, type View } from '../state.ts';

const TIMEOUT = 15_000;

export interface Found {
	readonly total: number;
	readonly pins: readonly ResultPin[];
	readonly groups: readonly ResultGroup[];
}

/** A listing as the card on the map shows it. */
export interface Item {
	readonly title: string;
	readonly link: string;
	readonly place: string;
	readonly category: string;
	readonly picture: string;
}

/** Adds arguments to the URL of a route. The URL may contain a query string on sites without permalinks. */
const urlOf = (route: string, query: string, more: Readonly<Record<string, string>>) => {
	const url = new URL(route, document.baseURI);
	for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value);
	for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
	return url.href;
};

const readFound = (body: unknown): Found => {
	const { total, clusters, listings } = body as {
		total: number;
		clusters: readonly (readonly [number, number, number])[];
		listings: readonly ResultPin[];
	};
	return {
		total,
		pins: listings,
		groups: clusters.map(([lat, lng, count]) => ({ lat, lng, count })),
	};
};

const answerOf = async (url: string, signal: AbortSignal): Promise<unknown> => {
	const { status, body } = await request(
		url,
		{ headers: { Accept: 'application/json' } },
		{ signal, timeout: TIMEOUT },
	);
	if (status !== 200 || typeof body !== 'object' || body === null) {
		throw new Error(`The map route answered ${status}.`);
	}
	return body;
};

/** Asks for the results in a view of the map. */
export const findOnMap = async (
	root: HTMLElement,
	view: View,
	zoom: number,
	signal: AbortSignal,
): Promise<Found> => {
	const { map = '', query = '' } = root.dataset;
	const asked = { view: viewText(view), zoom: String(zoom) };
	return readFound(await answerOf(urlOf(map, query, asked), signal));
};

/** Asks for one listing. */
export const findItem = async (
	root: HTMLElement,
	id: number,
	signal: AbortSignal,
): Promise<Item | undefined> => {
	const url = urlOf(root.dataset['listings'] ?? '', '', { include: String(id) });
	const { listings } = (await answerOf(url, signal)) as {
		listings: readonly {
			title: string;
			link: string;
			place: string;
			categories: readonly { name: string }[];
			picture: string | null;
		}[];
	};
	const [found] = listings;
	return (
		found && {
			title: found.title,
			link: found.link,
			place: found.place,
			category: found.categories[0]?.name ?? '',
			picture: found.picture ?? '',
		}
	);
};
