import { FIELD, LISTING_FORM } from '@gazetteer/contract';
import { fireChange } from '../../interactive/lookup/write.ts';

const LOOKUP = {
	title: '#lptitle',
	/**
	 * A second title input, which has the place lookup. Only one of the two inputs is visible and
	 * sent.
	 */
	twin: '#lptitleGoogle',
	/** The checkbox that switches between the two title inputs. */
	switch: '#fill-o-bot-check',
	/** The class of the second title input while it replaces the first one. */
	active: 'fill-o-bot-active',
} as const;

type Input = HTMLInputElement;

/** Makes `to` the title input: moves the name, the value and the required state from `from`. */
function exchange(from: Input, to: Input): void {
	const isRequired = from.classList.contains(LISTING_FORM.required);
	const { value } = from;
	from.type = 'hidden';
	from.removeAttribute('name');
	from.classList.remove(LISTING_FORM.required, LOOKUP.active);
	to.type = 'text';
	to.name = FIELD.title;
	to.value = value;
	to.classList.toggle(LISTING_FORM.required, isRequired);
	fireChange(to);
}

/**
 * Returns the title input that has the lookup. Older pages have a second input, which a checkbox
 * activates.
 */
export function lookupInput(form: HTMLFormElement, signal: AbortSignal): Input | undefined {
	const title = form.querySelector<Input>(LOOKUP.title) ?? undefined;
	const twin = form.querySelector<Input>(LOOKUP.twin);
	if (!twin || !title) return twin ?? title;
	const box = form.querySelector<Input>(LOOKUP.switch);

	const show = () => {
		const isOn = box!.checked;
		twin.classList.toggle(LOOKUP.active, isOn);
		box!.classList.toggle(LOOKUP.active, isOn);
		const [from, to] = isOn ? [title, twin] : [twin, title];
		if (to.name !== FIELD.title) exchange(from, to);
	};
	if (box) {
		// Prevent the page's own script from switching the inputs back.
		const turned = (event: Event) => {
			if (event.target !== box) return;
			event.stopPropagation();
			if (event.type === 'change') show();
		};
		for (const type of ['click', 'change'])
			form.addEventListener(type, turned, { capture: true, signal });
	}
	return twin;
}

/** Returns the current title input. */
export const titleOf = (form: HTMLFormElement) =>
	form.querySelector<Input>(`input[name="${FIELD.title}"]`);
