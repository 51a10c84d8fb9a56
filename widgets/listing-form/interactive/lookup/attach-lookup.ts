import { attachCombobox } from '@gazetteer/combobox';
import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Lookup } from './lookup.ts';
import { isBeingWritten, write } from './write.ts';

/**
 * Suggests places for what a visitor types in an input of the form. `isSearch` is for an input whose text is not sent:
 * Escape may empty it.
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
	// Google's own list, which an older theme's script may have attached, would cover this one.
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
	// A chosen place writes into the input as well, which is no question.
	input.addEventListener('input', () => isBeingWritten() || lookup.type(input.value), {
		signal: leaving,
	});
	input.addEventListener('blur', lookup.leave, { signal: leaving });
}
