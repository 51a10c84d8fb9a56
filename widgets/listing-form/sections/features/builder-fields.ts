import { isShown, show } from '@gazetteer/dom';
import { DETAILS } from './markup.ts';

const CONTROLS = 'input, select, textarea';

/** A field names the categories that it is for in its classes; `yes` stands for all of them. */
const isFor = (field: Element, categories: readonly string[]) =>
	[...categories, 'yes'].some((one) =>
		field.classList.contains(`${DETAILS.builderField}-${one}`),
	);

/**
 * Of the custom fields that the page has drawn for all categories, those of the chosen ones, whichever of them brings
 * each. What is not shown is neither sent nor required, and keeps what was typed. Gives the way back.
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
