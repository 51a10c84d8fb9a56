import { CONTACT_ATTRIBUTE as ATTRIBUTE } from '@gazetteer/contract';
import type { ContactForm } from '../form.ts';
import { REFLECTION } from '../markup.ts';

const say = (output: Element, value: string) => {
	const text = value || (output.getAttribute(ATTRIBUTE.reflectionDefault) ?? '');
	if (output.textContent !== text) output.textContent = text;
};

const isNamed = (value: FormDataEntryValue) => (value instanceof File ? value.name : value);

/** One output for each value, made after the first, and never less than that one. */
function sayEach(place: Element, values: readonly string[]) {
	const outputs = [...place.querySelectorAll('output')];
	const [pattern] = outputs;
	if (!pattern) return;
	for (const extra of outputs.slice(Math.max(1, values.length))) extra.remove();
	say(pattern, values[0] ?? '');
	let last: Element = pattern;
	values.slice(1).forEach((value, at) => {
		const output = outputs[at + 1] ?? (pattern.cloneNode() as HTMLOutputElement);
		if (!output.isConnected) last.after(output);
		say((last = output), value);
	});
}

/** Shows elsewhere in the form what stands in a field. */
export function reflection({ root, element }: ContactForm): void {
	const formData = new FormData(element);
	for (const place of root.querySelectorAll(REFLECTION)) {
		const name = place.getAttribute(ATTRIBUTE.reflectionOf) ?? '';
		const values = [...formData.getAll(name), ...formData.getAll(`${name}[]`)]
			.map(isNamed)
			.filter(Boolean);
		if (place.matches('output')) say(place, values.join(', '));
		else sayEach(place, values);
	}
}
