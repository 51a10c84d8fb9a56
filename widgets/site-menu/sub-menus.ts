import { MENU_CLASS } from '@gazetteer/contract';
import { closesOthers, readLabels } from './labels.ts';
import { modeOf } from './markup.ts';
import { takeSubMenu, type SubMenu } from './sub-menu.ts';

/** Manages all submenus of a navigation: their state and attributes. */
export function takeSubMenus(root: HTMLElement, isNarrow: () => boolean, isTouch: () => boolean) {
	const mode = modeOf(root);
	const labels = readLabels();
	const lists = [...root.querySelectorAll<HTMLElement>('li > ul')];
	const subMenus = lists.map((list) => takeSubMenu(list, mode, labels));

	/** The theme's stylesheet shows a list on hover. */
	const opensByHover = () => mode === 'hover' && !isNarrow();
	const isSeen = ({ item, isOpen, isShut }: SubMenu) =>
		// On touch screens, `:hover` remains after a tap.
		isOpen || (!isShut && opensByHover() && !isTouch() && item.matches(':hover'));

	const say = (one: SubMenu) => {
		const { item, list, toggle, isOpen, isShut } = one;
		const seen = isSeen(one);
		item.classList.toggle(MENU_CLASS.open, isOpen);
		list.classList.toggle(MENU_CLASS.toggledOn, isOpen);
		// In lists without a theme, hide closed lists. In a theme, hide lists that the visitor
		// closed while hovering, because the theme's CSS would still show them.
		const isHidden = mode === 'plain' ? !isOpen : isShut;
		list.toggleAttribute('hidden', isHidden);
		list.toggleAttribute('inert', isHidden);
		toggle.setAttribute('aria-expanded', `${seen}`);
		toggle.setAttribute('aria-label', seen ? labels.close : labels.open);
	};
	const sayAll = () => {
		subMenus.forEach(say);
		// Measure after all changes, so that the browser computes the layout once.
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

	/** Returns the innermost visible submenu with the focus, or else under the pointer. */
	const innermost = () => {
		const seen = subMenus.filter(isSeen);
		return (
			seen.filter(({ item }) => item.matches(':focus-within')).at(-1) ??
			seen.filter(({ item }) => mode.startsWith('click') || item.matches(':hover')).at(-1)
		);
	};

	/**
	 * Closes the innermost submenu and returns whether there was one. If it had the focus, focuses
	 * its toggle.
	 */
	const closeInnermost = () => {
		const one = innermost();
		if (!one) return false;
		const hadFocus = one.item.matches(':focus-within');
		set(one, false);
		sayAll();
		if (hadFocus) one.toggle.focus();
		return true;
	};

	/**
	 * In hover mode, lists also open on focus, and close when the pointer or the focus has left.
	 */
	const follow = (focused?: Element) => {
		if (opensByHover()) {
			for (const one of subMenus) {
				const isInside = one.item.matches(':focus-within');
				// After the pointer has left the item, hovering can open the list again.
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
