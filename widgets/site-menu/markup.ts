import { MENU_CLASS, MENU_MODE, MENU_NAVIGATION } from '@gazetteer/contract';

/** Served by others, or no menu at all: a theme's wrapper of the button wears the navigation's class. */
export const NOT_OURS = `.${MENU_CLASS.mobileControls},.wp-block-navigation`;
export const HOLDS_OTHERS = '.wp-block-navigation';

const NAVIGATION = `.${MENU_CLASS.navigation}:not(.${MENU_CLASS.mobileControls})`;

/** A page may mark a theme's navigation, or an element around it. */
export const navigationIn = (place: HTMLElement): HTMLElement =>
	place.matches(NAVIGATION) ? place : (place.querySelector<HTMLElement>(NAVIGATION) ?? place);

export const ARROW = `.${MENU_CLASS.arrow}`;
export const BUTTON = `.${MENU_CLASS.button}`;

/** The class of our buttons. */
export const TOGGLE = 'gz-menu-toggle';

export type Mode = 'hover' | 'click-item' | 'click-arrow' | 'plain';

/** How sub-menus open, as the theme says it on the body. A list without a theme is opened by its buttons. */
export const modeOf = (root: Element): Mode => {
	const { classList } = document.body;
	if (!root.classList.contains(MENU_CLASS.navigation)) return 'plain';
	if (classList.contains(MENU_MODE.clickItem)) return 'click-item';
	if (classList.contains(MENU_MODE.clickArrow) || classList.contains(MENU_MODE.click))
		return 'click-arrow';
	return classList.contains(MENU_MODE.hover) ? 'hover' : 'plain';
};

/** The buttons that open the narrow panel, in the navigation and outside of it. */
export const menuButtons = (root: HTMLElement): HTMLElement[] => [
	...root.querySelectorAll<HTMLElement>(`button${BUTTON}`),
	...(root.id
		? document.querySelectorAll<HTMLElement>(
				`button${BUTTON}[${MENU_NAVIGATION}="${CSS.escape(root.id)}"]`,
			)
		: []),
];

export const isShown = (element: Element) => element.getClientRects().length > 0;
