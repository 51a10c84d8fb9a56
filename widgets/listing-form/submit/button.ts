import type { ListingForm } from '../form.ts';
import { DISABLED, SEND, TERMS } from '../markup.ts';
import type { Phase } from './state.ts';

const ICON = '.lpsubmitloading';

/**
 * Icon font classes of older themes. The stylesheet of our own form shows the same icons for these
 * classes.
 */
const ICON_CLASS: Readonly<Record<Phase, readonly string[]>> = {
	idle: [],
	checking: ['fa-spinner', 'fa-spin'],
	invalid: [],
	sending: ['fa-spinner', 'fa-spin'],
	refused: ['fa-times'],
	broken: ['fa-times'],
	sent: ['fa-check'],
};

const ALL = [...new Set(Object.values(ICON_CLASS).flat())];
const REST = 'fa-angle-right';

/**
 * Shows the phase of the submission on the button: the icon changes, the label does not. Spec §2
 * and §4.
 */
export function createButton({ element, leaving }: ListingForm) {
	const button = element.querySelector<HTMLButtonElement>(SEND);
	const icons = [...element.querySelectorAll(ICON)];
	/** The icons that show an arrow before the submission. Some forms have none. */
	const resting = icons.filter((icon) => icon.classList.contains(REST));

	/**
	 * Whether the button had the focus. A disabled button loses the focus, so restore it after the
	 * attempt.
	 */
	let hadFocus = false;

	const isStop = (focused: Element | null) => !!focused?.matches('.gz-stop');
	const isLost = () => {
		const { activeElement: focused } = element.ownerDocument;
		return focused === button || isStop(focused) || !element.contains(focused);
	};
	const keepFocus = (phase: Phase, isBusy: boolean) => {
		const { activeElement: focused } = element.ownerDocument;
		hadFocus ||= focused === button || isStop(focused);
		if (!hadFocus || !isLost()) return;
		// The panel renders its "Stop" button only after the state has changed, so wait.
		if (isBusy) setTimeout(() => button?.disabled && isLost() && focusStop());
		else if (phase !== 'broken') button?.focus();
	};
	const focusStop = () => element.querySelector<HTMLElement>('.gz-stop')?.focus();

	const show = (phase: Phase) => {
		const shown = ICON_CLASS[phase];
		for (const icon of icons) {
			icon.classList.remove(...ALL, REST);
			icon.classList.add(...shown);
			if (!shown.length && resting.includes(icon)) icon.classList.add(REST);
		}
		element.setAttribute('aria-busy', String(/^(checking|sending)$/.test(phase)));
		if (!button) return;
		const isBusy = /^(checking|sending|sent)$/.test(phase);
		const isAgreed = element.querySelector<HTMLInputElement>(TERMS)?.checked ?? true;
		const isDisabled = isBusy || !isAgreed;
		if (isDisabled) keepFocus(phase, isBusy);
		button.disabled = isDisabled;
		button.classList.toggle(DISABLED, isDisabled);
		if (!isDisabled) keepFocus(phase, isBusy);
		hadFocus &&= isBusy;
	};
	leaving.addEventListener('abort', () => {
		show('idle');
		element.removeAttribute('aria-busy');
	});
	return { show };
}
