import { LIMIT, PHOTON_ADDRESS, TIMING, type PlaceDetails } from '@gazetteer/contract';
import { request } from '@gazetteer/wire';
import { PlaceError, type PlaceProvider, type Suggestion } from '../types.ts';
import { placeOf, readFeatures, type PhotonFeature } from './features.ts';

/**
 * The number of cached responses. Visitors often delete characters, which repeats an earlier
 * search.
 */
const CACHE_SIZE = 50;

const idOf = ({ properties: { osm_type: type, osm_id: id } }: PhotonFeature, at: number) =>
	`${String(type)}${String(id)} ${at}`;

/**
 * Creates a provider that searches OpenStreetMap data with a Photon server. The URL excludes
 * `/api`. The caller debounces the input. Results are in the browser's language.
 */
export function createPhoton(address: string): PlaceProvider {
	const base = (address || PHOTON_ADDRESS).replace(/\/+$/, '');
	const answers = new Map<string, readonly PhotonFeature[]>();
	const places = new WeakMap<Suggestion, PlaceDetails>();

	async function ask(text: string, signal: AbortSignal): Promise<readonly PhotonFeature[]> {
		const known = answers.get(text);
		if (known) return known;
		const query = new URLSearchParams({ q: text, limit: String(LIMIT.suggestions) });
		const { body } = await request(
			`${base}/api/?${query.toString()}`,
			{ credentials: 'omit', referrerPolicy: 'no-referrer' },
			{ signal, timeout: TIMING.placeLimit },
		);
		const features = readFeatures(body);
		answers.set(text, features);
		if (answers.size > CACHE_SIZE) answers.delete(answers.keys().next().value!);
		return features;
	}

	return {
		attribution: '© OpenStreetMap',
		async suggest(typed, signal) {
			const text = typed.trim().replace(/\s+/g, ' ');
			if (!text) return [];
			const features = await ask(text, signal).catch((cause: unknown) => {
				throw signal.aborted ? cause : new PlaceError('unreachable', { cause });
			});
			return features.map((feature, at) => {
				const place = placeOf(feature);
				const { name = '', formatted_address: where = '' } = place;
				const suggestion = {
					id: idOf(feature, at),
					title: name,
					context: where === name ? '' : where,
				};
				places.set(suggestion, place);
				return suggestion;
			});
		},
		async details(suggestion) {
			return places.get(suggestion) ?? {};
		},
	};
}
