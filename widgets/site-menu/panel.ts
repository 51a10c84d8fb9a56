import { MENU_CLASS } from '@gazetteer/contract';
import { isShown, menuButtons } from './markup.ts';

const WRAPPER = `.${MENU_CLASS.mobileControls}`;

/**
 * The panel that the menu button opens on narrow screens. The theme's stylesheet decides at which
 * width the button is visible.
 */
export function takePanel(root: HTMLElement) {
	const buttons = menuButtons(root);
	const list = root.querySelector('ul');
	const panel = root.querySelector<HTMLElement>('.main-nav') ?? list;
	const before = buttons.map((button) =>
		['aria-expanded', 'aria-controls'].map((name) => button.getAttribute(name)),
	);
	const page = document.documentElement;
	let isOpen = false;

	const isNarrow = () => buttons.some(isShown);
	const say = () => {
		const isClosed = isNarrow() && !isOpen;
		for (const name of ['hidden', 'inert']) panel?.toggleAttribute(name, isClosed);
		// Older scripts set `aria-hidden` on the list, although its links can be focused.
		list?.removeAttribute('aria-hidden');
		root.classList.toggle(MENU_CLASS.toggled, isOpen);
		page.classList.toggle(MENU_CLASS.pageOpen, isOpen);
		for (const button of buttons) {
			button.closest(WRAPPER)?.classList.toggle(MENU_CLASS.toggled, isOpen);
			button.setAttribute('aria-expanded', `${isOpen}`);
			if (list?.id) button.setAttribute('aria-controls', list.id);
		}
	};
	const set = (open: boolean) => {
		isOpen = open;
		say();
	};

	return {
		buttons,
		isNarrow,
		isOpen: () => isOpen,
		set,
		say,
		focusButton: () => buttons.find(isShown)?.focus(),
		undo() {
			set(false);
			for (const name of ['hidden', 'inert']) panel?.removeAttribute(name);
			buttons.forEach((button, index) =>
				['aria-expanded', 'aria-controls'].forEach((name, place) => {
					const value = before[index]![place];
					if (typeof value === 'string') button.setAttribute(name, value);
					else button.removeAttribute(name);
				}),
			);
		},
	};
}

export type Panel = ReturnType<typeof takePanel>;
