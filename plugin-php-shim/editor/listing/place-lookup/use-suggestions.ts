import { useEffect, useRef, useState } from '@wordpress/element';
import { TIMING } from '@gazetteer/contract';
import type { PlaceProvider, Suggestion } from '@gazetteer/places';
import { scriptData } from '../script-data.ts';

const load = () =>
	import(
		/* webpackChunkName: "places", webpackExports: ["placeProvider", "fillInPlace"] */ '@gazetteer/places'
	);

export type PlacesPackage = Awaited<ReturnType<typeof load>>;

export interface Suggestions {
	readonly suggestions: readonly Suggestion[];
	readonly isAsking: boolean;
	/** Whether the results are those for the current text. */
	readonly isAnswered: boolean;
	/** The attribution that the provider requires next to the results. */
	readonly credit: string;
	/** The error message, or an empty string. */
	readonly fault: string;
}

const NOTHING: Suggestions = {
	suggestions: [],
	isAsking: false,
	isAnswered: false,
	credit: '',
	fault: '',
};

/**
 * Searches for places that match a text. The search is debounced: it sends a request when the user
 * stops typing.
 */
export function useSuggestions(text: string) {
	const [found, setFound] = useState(NOTHING);
	const provider = useRef<PlaceProvider | undefined>();

	/** Calls the provider. The first call loads the provider's code. */
	const ask = async <Answer>(
		question: (provider: PlaceProvider, places: PlacesPackage) => Promise<Answer>,
	): Promise<Answer> => {
		const places = await load();
		provider.current ??= await places.placeProvider(scriptData().places ?? undefined);
		return question(provider.current!, places);
	};

	useEffect(() => {
		if (!text.trim()) return setFound(NOTHING);
		const controller = new AbortController();
		const { signal } = controller;
		const timer = setTimeout(() => {
			setFound((now) => ({ ...now, isAsking: true }));
			ask(async (it) => ({
				suggestions: await it.suggest(text, signal),
				credit: it.attribution,
			})).then(
				(answer) => signal.aborted || setFound({ ...NOTHING, ...answer, isAnswered: true }),
				(cause: unknown) => {
					if (signal.aborted) return;
					const { code = 'unreachable' } = cause as { code?: string };
					setFound({ ...NOTHING, fault: code });
				},
			);
		}, TIMING.placeDebounce);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [text]);

	return { ...found, ask };
}
