import { attachCombobox, closed, EMPTY, offered, type SuggestionsState } from '@gazetteer/combobox';
import { fillIn, type PlaceDetails, TEXT, TIMING } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import {
	PlaceError,
	type PlaceFault,
	type PlaceProvider,
	type Suggestion,
} from '@gazetteer/places';
import { createStore, type Store } from '@gazetteer/store';
import { isBeingWritten, write } from './write.ts';

export interface LookupState extends SuggestionsState<Suggestion> {
	readonly fault: PlaceFault | '';
}

export const CLOSED: LookupState = { ...EMPTY, isBusy: false, credit: '', fault: '' };

/** The options of the previous response stay until the new response arrives. */
export const asked = (state: LookupState): LookupState => ({ ...state, isBusy: true });

export const answered =
	(suggestions: readonly Suggestion[], credit: string) => (): LookupState => ({
		...CLOSED,
		...offered(suggestions),
		credit,
	});

export const failed = (fault: PlaceFault) => (): LookupState => ({ ...CLOSED, fault });

export const emptied = (): LookupState => CLOSED;

/** An input that suggests places. */
export interface Lookup {
	readonly store: Store<LookupState>;
	/**
	 * The attribution that the provider requires for the current suggestions. Empty before the
	 * first response.
	 */
	readonly credit: () => string;
	readonly type: (text: string) => void;
	readonly choose: (suggestion: Suggestion) => void;
	/** Closes the list and cancels the request. An arrow key shows the same suggestions again. */
	readonly close: () => void;
	/**
	 * Called when the input loses the focus. Removes the suggestions, but does not cancel the
	 * request for a selected place.
	 */
	readonly leave: () => void;
}

interface LookupOptions {
	readonly provider: () => Promise<PlaceProvider | undefined>;
	/** Called with the selected place and the text that the visitor had typed before. */
	readonly chosen: (place: PlaceDetails, typed: string) => void;
	/** Reports a bug in our code. */
	readonly broke: (error: unknown) => void;
	readonly leaving: AbortSignal;
}

/** Sends a request only after a pause in typing. A newer request aborts the previous one. */
export function createLookup({ provider, chosen, broke, leaving }: LookupOptions): Lookup {
	const store = createStore<LookupState>(CLOSED);
	let typed = '';
	let credit = '';
	let question = new AbortController();
	let isChosen = false;
	let pause: ReturnType<typeof setTimeout> | undefined;

	const end = () => {
		clearTimeout(pause);
		question.abort();
		question = new AbortController();
		isChosen = false;
	};
	const empty = () => {
		end();
		store.update(emptied);
	};
	leaving.addEventListener('abort', end);

	/** Runs one request to the provider. An error is shown only if the request was not aborted. */
	async function ask(work: (it: PlaceProvider, signal: AbortSignal) => Promise<void>) {
		const { signal } = question;
		store.update(asked);
		try {
			const it = await provider();
			if (it && !signal.aborted) await work(it, signal);
		} catch (cause) {
			if (signal.aborted) return;
			store.update(failed(cause instanceof PlaceError ? cause.code : 'unreachable'));
			announce(pageText(TEXT.placeFault));
		}
	}

	const suggest = () =>
		ask(async (it, signal) => {
			const suggestions = await it.suggest(typed, signal);
			if (signal.aborted) return;
			credit = it.attribution;
			store.update(answered(suggestions, credit));
			if (suggestions.length) {
				announce(fillIn(pageText(TEXT.placesFound), { count: suggestions.length }));
			}
		});

	return {
		store,
		credit: () => credit,
		type(text) {
			end();
			typed = text;
			if (!text.trim()) return store.update(emptied);
			// The previous suggestions stay visible, but none of them is active, because they
			// belong to the previous text.
			store.update((state) => (state.isOpen ? { ...state, at: -1 } : CLOSED));
			pause = setTimeout(() => suggest().catch(broke), TIMING.placeDebounce);
		},
		choose(suggestion) {
			empty();
			isChosen = true;
			ask(async (it, signal) => {
				const place = await it.details(suggestion, signal);
				if (signal.aborted) return;
				empty();
				chosen(place, typed);
			}).catch(broke);
		},
		close() {
			end();
			store.update((state) => ({ ...closed(state), isBusy: false }));
		},
		leave() {
			if (!isChosen) empty();
		},
	};
}

/**
 * Suggests places for the text that a visitor types in an input of the form. `isSearch` is for an
 * input whose text is not sent, so that Escape may empty the input.
 */
export function attachLookup(
	input: HTMLInputElement,
	lookup: Lookup,
	leaving: AbortSignal,
	isSearch = false,
): void {
	const clear = () => {
		write(input, '');
		lookup.type('');
	};
	// The script of an older theme may have added Google's autocomplete list to the input, which
	// would cover our list.
	window.google?.maps?.event?.clearInstanceListeners?.(input);
	attachCombobox(input, {
		store: lookup.store,
		label: pageText(TEXT.placeSuggestions),
		choose: lookup.choose,
		close: lookup.close,
		clear: isSearch ? clear : undefined,
		note: ({ fault }) => (fault ? pageText(TEXT.placeFault) : ''),
		leaving,
	});
	// When the visitor selects a place, our code writes into the input. Ignore that event, because
	// it is not a new search.
	input.addEventListener('input', () => isBeingWritten() || lookup.type(input.value), {
		signal: leaving,
	});
	input.addEventListener('blur', lookup.leave, { signal: leaving });
}
