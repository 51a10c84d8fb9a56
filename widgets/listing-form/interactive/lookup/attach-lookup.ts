import { attachCombobox } from '@gazetteer/combobox';
import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Lookup } from './lookup.ts';
import { isBeingWritten, write } from './write.ts';

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
