import { LISTING_FORM } from '@gazetteer/contract';

/** The selected options of the category select. */
export interface CategoryChoice {
	readonly categories: readonly string[];
	/**
	 * Whether a selected category has features or custom fields to request. If not, the attribute
	 * is empty.
	 */
	readonly bringsDetails: boolean;
}

const isChosen = ({ value, disabled }: HTMLOptionElement) => value !== '' && !disabled;

const choiceOf = (options: Iterable<HTMLOptionElement>): CategoryChoice => {
	const chosen = [...options].filter(isChosen);
	return {
		categories: chosen.map(({ value }) => value),
		bringsDetails: chosen.some((option) =>
			Boolean(option.getAttribute(LISTING_FORM.hasDetails)),
		),
	};
};

export const chosenIn = (select: HTMLSelectElement) => choiceOf(select.selectedOptions);

/** Returns the options that were selected when the server rendered the page. */
export function firstChosenIn(select: HTMLSelectElement): CategoryChoice {
	const said = [...select.options].filter(({ defaultSelected }) => defaultSelected);
	return choiceOf(said.length || select.multiple ? said : [...select.options].slice(0, 1));
}

export const isSame = (one: CategoryChoice, other: CategoryChoice) =>
	one.categories.join() === other.categories.join();
