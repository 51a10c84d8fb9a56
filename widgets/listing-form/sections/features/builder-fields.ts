import { isShown, show } from '@gazetteer/dom';
import { DETAILS } from './markup.ts';

const CONTROLS = 'input, select, textarea';

/** A field's classes name the categories that it is for. `yes` means all categories. */
const isFor = (field: Element, categories: readonly string[]) =>
	[...categories, 'yes'].some((one) =>
		field.classList.contains(`${DETAILS.builderField}-${one}`),
	);

/**
 * Shows the custom fields of the chosen categories and disables the others, so that those are
 * neither required nor sent. Hidden fields keep their values. Returns functions to change the
 * categories and to undo everything.
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
