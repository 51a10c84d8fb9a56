import { ACTION, FIELD } from '@gazetteer/contract';
import type { Ajax } from '@gazetteer/wire';

export interface SimilarListing {
	readonly title: string;
	readonly url: string;
	readonly place: string;
	/** The address where the listing can be claimed, or '' if it cannot be claimed. */
	readonly claim: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Accepts only `http:` and `https:` addresses. */
const isWebAddress = (url: string) => /^https?:/.test(new URL(url, location.href).href);

function read(body: unknown): readonly SimilarListing[] {
	const { listings } = Object(body) as { listings?: unknown };
	if (!Array.isArray(listings)) return [];
	return listings
		.map((one: unknown) => Object(one) as Record<string, unknown>)
		.map(({ title, url, place, claim }) => ({
			title: textOf(title),
			url: textOf(url),
			place: textOf(place),
			claim: isWebAddress(textOf(claim)) ? textOf(claim) : '',
		}))
		.filter(({ title, url }) => title && url && isWebAddress(url));
}

/**
 * Requests published listings with a similar title. With locations, requests only listings at one
 * of these.
 */
export const similarListings = (
	ajax: Ajax,
	title: string,
	places: readonly string[],
	signal: AbortSignal,
) =>
	ajax(ACTION.similarListings, { [FIELD.title]: title, [FIELD.location]: [...places] }, read, {
		signal,
	});
