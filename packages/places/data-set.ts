import { LIMIT, type PlaceDetails } from '@gazetteer/contract';
import type { PlaceProvider, Suggestion } from './types.ts';

const normalized = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Creates a provider that searches places in the page's data. It makes no requests. */
export function createDataSet(places: readonly PlaceDetails[]): PlaceProvider {
	const found = new WeakMap<Suggestion, PlaceDetails>();
	return {
		attribution: '',
		async suggest(text) {
			const words = normalized(text).split(/\s+/).filter(Boolean);
			const matches = ({ name = '', formatted_address: address = '' }: PlaceDetails) =>
				words.every((word) => normalized(`${name} ${address}`).includes(word));
			if (!words.length) return [];
			return places
				.flatMap((place, at) => (matches(place) ? [{ place, at }] : []))
				.slice(0, LIMIT.suggestions)
				.map(({ place, at }) => {
					const suggestion = {
						id: String(at),
						title: place.name ?? '',
						context: place.formatted_address ?? '',
					};
					found.set(suggestion, place);
					return suggestion;
				});
		},
		async details(suggestion) {
			return found.get(suggestion) ?? {};
		},
	};
}
