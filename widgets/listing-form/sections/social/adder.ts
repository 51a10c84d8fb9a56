import {
	fillIn,
	LISTING_FORM,
	SOCIAL_PLACEHOLDER,
	type SocialType,
	TEXT,
} from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { fireEvent } from '@gazetteer/form';
import { pageText } from '@gazetteer/host';
import { borderOf } from '../../interactive/marks.ts';
import { withScheme } from '../../interactive/with-scheme.ts';
import { isType, SOCIAL_PART } from './carriers.ts';
import { nameOf } from './rows.tsx';

/**
 * The fields that add a social media profile: a select, a URL input and a button. The page or our
 * script renders them.
 */
export interface Adder {
	readonly type: HTMLSelectElement;
	readonly address: HTMLInputElement;
	readonly button: HTMLElement;
}

export function findAdder(part: ParentNode): Adder | undefined {
	const type = part.querySelector<HTMLSelectElement>(SOCIAL_PART.type);
	const address = part.querySelector<HTMLInputElement>(SOCIAL_PART.address);
	const button = part.querySelector<HTMLElement>(SOCIAL_PART.add);
	return type && address && button ? { type, address, button } : undefined;
}

export const markField = (field: HTMLElement, isWrong: boolean) => {
	for (const shown of new Set([field, borderOf(field)])) {
		shown.classList.toggle(SOCIAL_PART.error, isWrong);
		shown.classList.toggle(LISTING_FORM.error, isWrong);
	}
	if (isWrong) field.setAttribute('aria-invalid', 'true');
	else field.removeAttribute('aria-invalid');
};

/** Returns the texts of the selected option. The placeholder option means "no choice". */
const chosenTexts = ({ type }: Adder): string[] => {
	const option = type.options[type.selectedIndex];
	const texts = [option?.value ?? '', option?.text.trim() ?? ''].filter(Boolean);
	return texts.includes(SOCIAL_PLACEHOLDER) ? [] : texts;
};

/**
 * Adds a row, or shows which field is missing. Stops the event, so that older scripts of the page
 * do not add a second row.
 */
export function followAdder(
	adder: Adder,
	has: (type: SocialType) => boolean,
	add: (type: SocialType, address: string) => void,
	signal: AbortSignal,
): void {
	const { type, address, button } = adder;
	const options = { signal, capture: true };

	const tried = (event: Event) => {
		const texts = chosenTexts(adder);
		const chosen = texts.find(isType);
		// Let the page's own script handle a network that we do not support, such as Google Plus.
		if (texts.length && !chosen && event.type === 'click') return undefined;
		event.preventDefault();
		event.stopImmediatePropagation();
		const typed = withScheme(address.value);
		markField(type, !chosen);
		markField(address, typed === '');
		if (!chosen || !typed) {
			announce(pageText(chosen ? TEXT.socialNoAddress : TEXT.socialNoType));
			return (chosen ? address : type).focus();
		}
		const words = has(chosen) ? TEXT.socialReplaced : TEXT.socialAdded;
		add(chosen, typed);
		address.value = '';
		type.selectedIndex = 0;
		// Select2 shows the choice only after a `change` event.
		fireEvent(type, 'change');
		announce(fillIn(pageText(words), { name: nameOf(chosen) }));
		return type.focus();
	};
	button.addEventListener('click', tried, options);
	address.addEventListener(
		'keydown',
		(event) => {
			// Prevent Enter from submitting the form, and add the profile instead.
			if (event.key === 'Enter' && !event.isComposing) tried(event);
		},
		options,
	);
	for (const field of [type, address]) {
		field.addEventListener('input', () => markField(field, false), { signal });
	}
	// On some pages, the button is a link without `href`, which the keyboard cannot reach.
	if (button instanceof HTMLButtonElement) return;
	button.tabIndex = 0;
	button.setAttribute('role', 'button');
	button.addEventListener(
		'keydown',
		(event) => {
			if (event.key === 'Enter' || event.key === ' ') tried(event);
		},
		options,
	);
}
