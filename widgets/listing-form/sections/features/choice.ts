import { LISTING_FORM } from '@gazetteer/contract';

/** What is chosen in the select of categories. */
export interface CategoryChoice {
	readonly categories: readonly string[];
	/** Whether the server has to be asked what they bring. The attribute is there, and empty, where it has not. */
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

/** What the server drew the page for. */
export function firstChosenIn(select: HTMLSelectElement): CategoryChoice {
	const said = [...select.options].filter(({ defaultSelected }) => defaultSelected);
	return choiceOf(said.length || select.multiple ? said : [...select.options].slice(0, 1));
}

export const isSame = (one: CategoryChoice, other: CategoryChoice) =>
	one.categories.join() === other.categories.join();
