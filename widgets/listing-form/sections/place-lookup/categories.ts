import { normalized } from '../../interactive/locations.ts';
import { fireChange } from '../../interactive/lookup/write.ts';
import { SLUG } from './markup.ts';

/** Returns the same key for singular and plural names. */
const keyOf = (text: string) => normalized(text).replace(/s$/, '');

const meant = (option: HTMLOptionElement, type: string) =>
	option.value !== '' &&
	[option.text, option.getAttribute(SLUG) ?? '', option.value].some(
		(name) => keyOf(name) === keyOf(type),
	);

/**
 * Selects an option for each type of a place. A type that matches no option by name or slug is
 * added as a new option. A single select prefers existing options, then the first type, which is
 * the most specific. Returns the added options.
 */
export function chooseCategories(
	select: HTMLSelectElement,
	types: readonly string[],
): readonly HTMLOptionElement[] {
	if (!types.length) return [];
	const own = [...select.options];
	const options = types.map(
		(type) => own.find((option) => meant(option, type)) ?? new Option(type, type, true, true),
	);
	const added = options.filter((option) => !own.includes(option));
	select.append(...added);
	if (select.multiple) for (const option of options) option.selected = true;
	else (options.find((option) => own.includes(option)) ?? options[0])!.selected = true;
	fireChange(select);
	return added;
}
