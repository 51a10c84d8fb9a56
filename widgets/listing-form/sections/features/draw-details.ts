import { FEATURES_FIELD, FIELD, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { CategoryDetails, Feature } from './calls.ts';

const element = <Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: object,
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
	const made = document.createElement(name);
	Object.assign(made, properties);
	made.append(...children);
	return made;
};

/**
 * Creates a feature with the same markup as our server: a label around a checkbox. The `for`
 * attribute is for themes whose styles depend on it.
 */
function box({ id, name }: Feature, chosen: ReadonlySet<string>): HTMLElement {
	const input = element('input', {
		type: 'checkbox',
		id: `check_${id}`,
		name: FEATURES_FIELD,
		value: id,
		checked: chosen.has(id),
	});
	return element('label', { className: 'gz-choice', htmlFor: input.id }, input, ' ', name);
}

export function drawFeatures({ heading, features, chosen }: CategoryDetails): Node[] {
	if (features.length === 0) return [];
	const legend = element('legend', { className: 'gz-label' }, heading || pageText(TEXT.features));
	const boxes = features.map((feature) => box(feature, chosen));
	return [element('fieldset', { className: 'gz-choices' }, legend, ...boxes)];
}

/** Loads the HTML sanitizer only when there are fields to sanitize. */
export async function drawFields({ fields }: CategoryDetails): Promise<Node[]> {
	if (fields.trim() === '') return [];
	const { cleanFields } = await import('./clean-fields.ts');
	return [...cleanFields(fields, FIELD.formFields).childNodes];
}

/** Returns an error message with a button that repeats the request. */
export function drawFailure(again: () => void): HTMLElement {
	const button = element(
		'button',
		{ type: 'button', className: 'gz-link-button gz-details-again' },
		pageText(TEXT.tryAgain),
	);
	button.addEventListener('click', again);
	const words = element('p', {}, pageText(TEXT.detailsFault));
	return element('div', { className: 'gz-details-fault' }, words, button);
}
