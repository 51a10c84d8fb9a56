import { attachCombobox, closed, EMPTY, offered, type SuggestionsState } from '@gazetteer/combobox';
import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { createStore } from '@gazetteer/store';
import { fetchText } from '@gazetteer/wire';
import { readSuggestions, suggestionsUrl, type Suggestion } from '../calls.ts';

const PAUSE = 150;
const SHORTEST = 2;
const TIMEOUT = 5000;

/**
 * Suggests listings, categories and places below the search input. The input's attribute
 * `data-suggestions` contains the URL of the route.
 */
export function suggestTerms(input: HTMLInputElement, leaving: AbortSignal): void {
	const { suggestions: route } = input.dataset;
	if (!route) return;
	const store = createStore<SuggestionsState<Suggestion>>({
		...EMPTY,
		isBusy: false,
		credit: '',
	});
	const read = readSuggestions({
		names: pageText(TEXT.suggestedListings),
		categories: pageText(TEXT.suggestedCategories),
		places: pageText(TEXT.suggestedPlaces),
	});
	let request = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const cancel = () => {
		clearTimeout(timer);
		request.abort();
		store.update((state) => ({ ...closed(state), isBusy: false }));
	};
	async function ask(typed: string): Promise<void> {
		const { signal } = (request = new AbortController());
		store.update((state) => ({ ...state, isBusy: true }));
		// Suggestions are optional: without an answer, the visitor searches with the button.
		const options = await fetchText(suggestionsUrl(route!, typed), {
			accept: 'application/json',
			signal,
			timeout: TIMEOUT,
		})
			.then((text) => read(JSON.parse(text)))
			.catch(() => []);
		if (!signal.aborted && !leaving.aborted)
			store.update((state) => ({ ...state, ...offered(options), isBusy: false }));
	}
	const typed = (event?: Event) => {
		// An input method editor is open: the text is not final.
		if ((event as InputEvent | undefined)?.isComposing) return;
		clearTimeout(timer);
		request.abort();
		const text = input.value.trim();
		if (text.length < SHORTEST) return cancel();
		timer = setTimeout(() => ask(text), PAUSE);
	};

	attachCombobox<Suggestion, SuggestionsState<Suggestion>>(input, {
		store,
		label: pageText(TEXT.suggestions),
		choose: ({ url }) => location.assign(url),
		leaving,
	});
	const on = (target: EventTarget, types: string, listener: (event: Event) => void) => {
		for (const type of types.split(' '))
			target.addEventListener(type, listener, { signal: leaving });
	};
	on(input, 'input compositionend', typed);
	on(input, 'blur', cancel);
	if (input.form) on(input.form, 'submit', cancel);
	leaving.addEventListener('abort', cancel);
	// The visitor may have typed while the code was loading.
	if (input.matches(':focus') && input.value !== input.defaultValue) typed();
}
