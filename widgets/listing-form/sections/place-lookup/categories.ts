import { folded } from '../../interactive/locations.ts';
import { tell } from '../../interactive/lookup/write.ts';
import { SLUG } from './markup.ts';

/** One thing and many of them are one category. */
const keyOf = (text: string) => folded(text).replace(/s$/, '');

const meant = (option: HTMLOptionElement, type: string) =>
	option.value !== '' &&
	[option.text, option.getAttribute(SLUG) ?? '', option.value].some(
		(name) => keyOf(name) === keyOf(type),
	);

/**
 * Each type of a place becomes a chosen category: the site's own of that name or slug, otherwise an option that is added.
 * Where only one can be chosen it is the site's own before an added one, and the first before the later ones, which are
 * the more general. Gives back what was added.
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
	tell(select);
	return added;
}
