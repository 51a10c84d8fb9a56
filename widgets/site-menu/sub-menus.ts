import { MENU_CLASS } from '@gazetteer/contract';
import { closesOthers, readLabels } from './labels.ts';
import { modeOf } from './markup.ts';
import { takeSubMenu, type SubMenu } from './sub-menu.ts';

/** All sub-menus of a navigation: which are open, and what the page says of it. */
export function takeSubMenus(root: HTMLElement, isNarrow: () => boolean, isTouch: () => boolean) {
	const mode = modeOf(root);
	const labels = readLabels();
	const lists = [...root.querySelectorAll<HTMLElement>('li > ul')];
	const subMenus = lists.map((list) => takeSubMenu(list, mode, labels));

	/** The theme shows a list under the pointer by itself. */
	const opensByHover = () => mode === 'hover' && !isNarrow();
	const isSeen = ({ item, isOpen, isShut }: SubMenu) =>
		// A finger leaves a hover behind that nobody meant.
		isOpen || (!isShut && opensByHover() && !isTouch() && item.matches(':hover'));

	const say = (one: SubMenu) => {
		const { item, list, toggle, isOpen, isShut } = one;
		const seen = isSeen(one);
		item.classList.toggle(MENU_CLASS.open, isOpen);
		list.classList.toggle(MENU_CLASS.toggledOn, isOpen);
		// A list of no theme is hidden by nobody else; one that was closed under the pointer, by its theme neither.
		const isHidden = mode === 'plain' ? !isOpen : isShut;
		list.toggleAttribute('hidden', isHidden);
		list.toggleAttribute('inert', isHidden);
		toggle.setAttribute('aria-expanded', `${seen}`);
		toggle.setAttribute('aria-label', seen ? labels.close : labels.open);
	};
	const sayAll = () => {
		subMenus.forEach(say);
		// Measured when all is said, so that the page is laid out once.
		subMenus.forEach(({ place }) => place());
	};

	const set = (one: SubMenu, isOpen: boolean) => {
		one.isOpen = isOpen;
		one.isShut = !isOpen && opensByHover() && one.item.matches(':hover,:focus-within');
		if (isOpen) return;
		for (const inner of subMenus) if (one.list.contains(inner.item)) inner.isOpen = false;
	};
	const close = (which: (one: SubMenu) => boolean = () => true) => {
		for (const one of subMenus) if (one.isOpen && which(one)) set(one, false);
		sayAll();
	};

	const press = (one: SubMenu) => {
		const opens = !isSeen(one);
		const isOneAtATime = closesOthers() || (mode !== 'plain' && !isNarrow());
		if (opens && isOneAtATime)
			close((other) => !other.list.contains(one.item) && other !== one);
		set(one, opens);
		sayAll();
	};

	/** The innermost that is seen and has the focus, else one under the pointer. */
	const innermost = () => {
		const seen = subMenus.filter(isSeen);
		return (
			seen.filter(({ item }) => item.matches(':focus-within')).at(-1) ??
			seen.filter(({ item }) => mode.startsWith('click') || item.matches(':hover')).at(-1)
		);
	};

	/** True where there was one to close. The focus, if it was inside, goes to what opens it again. */
	const closeInnermost = () => {
		const one = innermost();
		if (!one) return false;
		const hadFocus = one.item.matches(':focus-within');
		set(one, false);
		sayAll();
		if (hadFocus) one.toggle.focus();
		return true;
	};

	/** With hover, the theme's lists open with the focus, too, and close when pointer or focus have left. */
	const follow = (focused?: Element) => {
		if (opensByHover()) {
			for (const one of subMenus) {
				const isInside = one.item.matches(':focus-within');
				// A pointer that has gone, or moves elsewhere in the menu, may open it anew.
				const isLeft = focused ? !isInside : true;
				if (isLeft && !one.item.matches(':hover')) one.isShut = false;
				if (focused && isInside && !one.isShut && focused !== one.toggle) one.isOpen = true;
				if (focused && !isInside) one.isOpen = false;
			}
		}
		sayAll();
	};

	return {
		mode,
		subMenus,
		opensByHover,
		isSeen,
		press,
		close,
		closeInnermost,
		follow,
		sayAll,
		undo: () => subMenus.forEach(({ undo }) => undo()),
	};
}

export type SubMenus = ReturnType<typeof takeSubMenus>;
