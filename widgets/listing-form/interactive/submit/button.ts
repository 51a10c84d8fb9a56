import type { ListingForm } from '../../form.ts';
import { DISABLED, SEND, TERMS } from '../../markup.ts';
import type { Phase } from './state.ts';

const ICON = '.lpsubmitloading';

/** Names of an icon font, which older themes have; our own pages draw the same by the class alone. */
const ICON_CLASS: Readonly<Record<Phase, readonly string[]>> = {
	idle: [],
	invalid: [],
	sending: ['fa-spinner', 'fa-spin'],
	refused: ['fa-times'],
	broken: ['fa-times'],
	sent: ['fa-check'],
};

const ALL = [...new Set(Object.values(ICON_CLASS).flat())];
const REST = 'fa-angle-right';

/** Shows on the button what the form is at: its words stay, its icon changes. Spec §2 and §4. */
export function createButton({ element, leaving }: ListingForm) {
	const button = element.querySelector<HTMLButtonElement>(SEND);
	const icons = [...element.querySelectorAll(ICON)];
	/** Some forms have no icon at rest. */
	const resting = icons.filter((icon) => icon.classList.contains(REST));

	const show = (phase: Phase) => {
		const shown = ICON_CLASS[phase];
		for (const icon of icons) {
			icon.classList.remove(...ALL, REST);
			icon.classList.add(...shown);
			if (!shown.length && resting.includes(icon)) icon.classList.add(REST);
		}
		if (!button) return;
		const isBusy = /^(sending|sent)$/.test(phase);
		const isAgreed = element.querySelector<HTMLInputElement>(TERMS)?.checked ?? true;
		const hadFocus = element.ownerDocument.activeElement === button;
		button.disabled = isBusy || !isAgreed;
		button.classList.toggle(DISABLED, button.disabled);
		element.setAttribute('aria-busy', String(phase === 'sending'));
		if (hadFocus && button.disabled) element.querySelector<HTMLElement>('.gz-stop')?.focus();
	};
	leaving.addEventListener('abort', () => {
		show('idle');
		element.removeAttribute('aria-busy');
	});
	return { show, focus: () => button?.focus() };
}
