import { isShown, show } from '@gazetteer/dom';
import { DETAILS } from './details-place.ts';

const CONTROLS = 'input, select, textarea';

/**
 * The classes of a field contain the categories that the field is for. `yes` means all categories.
 */
const isFor = (field: Element, categories: readonly string[]) =>
	[...categories, 'yes'].some((one) =>
		field.classList.contains(`${DETAILS.builderField}-${one}`),
	);

/**
 * Shows the custom fields of the selected categories. Disables the other fields, so that they are
 * not required and not sent. Hidden fields keep their values. Returns a function that changes the
 * categories, and one that undoes everything.
 */
export function followCategories(form: HTMLElement) {
	const fields = [...form.querySelectorAll<HTMLElement>(`.${DETAILS.builderField}`)];
	const isBuilt = form.querySelector(DETAILS.builder) !== null;
	const before = fields.map((field) => [field, isShown(field)] as const);
	const rested = new Set<HTMLInputElement>();

	const rest = (field: Element, isResting: boolean) => {
		for (const control of field.querySelectorAll<HTMLInputElement>(CONTROLS)) {
			if (isResting === control.disabled || (!isResting && !rested.has(control))) continue;
			control.disabled = isResting;
			if (isResting) rested.add(control);
			else rested.delete(control);
		}
	};
	return {
		isBuilt,
		choose(categories: readonly string[]) {
			if (!isBuilt) return;
			for (const field of fields) {
				const isWanted = isFor(field, categories);
				show(field, isWanted);
				rest(field, !isWanted);
			}
		},
		undo() {
			if (!isBuilt) return;
			for (const [field, was] of before) {
				rest(field, false);
				show(field, was);
			}
		},
	};
}
