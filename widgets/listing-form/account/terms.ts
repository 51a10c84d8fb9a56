import type { ListingForm } from '../form.ts';
import { DISABLED, SEND, TERMS } from '../markup.ts';

/** Disables the send button until the visitor accepts the terms, as the older themes do. */
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
