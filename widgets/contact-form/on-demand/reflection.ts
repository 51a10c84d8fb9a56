import { CONTACT_ATTRIBUTE as ATTRIBUTE } from '@gazetteer/contract';
import type { ContactForm } from '../form.ts';
import { REFLECTION } from '../markup.ts';

const say = (output: Element, value: string) => {
	const text = value || (output.getAttribute(ATTRIBUTE.reflectionDefault) ?? '');
	if (output.textContent !== text) output.textContent = text;
};

const isNamed = (value: FormDataEntryValue) => (value instanceof File ? value.name : value);

const isDefault = (output: Element) => output.hasAttribute(ATTRIBUTE.reflectionDefault);

/**
 * Shows one `output` per value. Default outputs are hidden instead of removed, because scripts of
 * the page may use them.
 */
function sayEach(place: Element, name: string, values: readonly string[]) {
	const outputs = [...place.querySelectorAll('output')];
	for (const output of outputs.filter(isDefault)) output.hidden = values.length > 0;
	const added = outputs.filter((output) => !isDefault(output));
	for (const extra of added.slice(values.length)) extra.remove();
	values.forEach((value, at) => {
		const output = added[at] ?? place.appendChild(document.createElement('output'));
		output.setAttribute('name', name);
		say(output, value);
	});
}

export function reflection({ root, element }: ContactForm): void {
	const formData = new FormData(element);
	for (const place of root.querySelectorAll(REFLECTION)) {
		const name = place.getAttribute(ATTRIBUTE.reflectionOf) ?? '';
		const values = [...formData.getAll(name), ...formData.getAll(`${name}[]`)]
			.map(isNamed)
			.filter(Boolean);
		if (place.matches('output')) say(place, values.join(', '));
		else sayEach(place, name, values);
	}
}
