import type { ListingForm } from '../form.ts';
import { DISABLED, SEND, TERMS } from '../markup.ts';

/** While the terms are not agreed to, the button is disabled, as pages of this kind have always had it. */
export function requireTerms({ element, leaving: signal }: ListingForm): void {
	const box = element.querySelector<HTMLInputElement>(TERMS);
	const button = element.querySelector<HTMLButtonElement>(SEND);
	if (!box || !button) return;

	const show = (isOpen = box.checked) => {
		button.disabled = !isOpen;
		button.classList.toggle(DISABLED, !isOpen);
	};
	show();
	box.addEventListener('change', () => show(), { signal });
	signal.addEventListener('abort', () => show(true));
}
