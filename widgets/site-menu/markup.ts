import { MENU_CLASS, MENU_MODE, MENU_NAVIGATION } from '@gazetteer/contract';

/**
 * Elements that other scripts handle. In some themes, the wrapper of the menu button has the same
 * class as the navigation, but contains no menu.
 */
export const NOT_OURS = `.${MENU_CLASS.mobileControls},.wp-block-navigation`;
export const HOLDS_OTHERS = '.wp-block-navigation';

const NAVIGATION = `.${MENU_CLASS.navigation}:not(.${MENU_CLASS.mobileControls})`;

/** The root can be the theme's navigation or an element around it. */
export const navigationIn = (place: HTMLElement): HTMLElement =>
	place.matches(NAVIGATION) ? place : (place.querySelector<HTMLElement>(NAVIGATION) ?? place);

export const ARROW = `.${MENU_CLASS.arrow}`;
export const BUTTON = `.${MENU_CLASS.button}`;

export const TOGGLE = 'gz-menu-toggle';

export type Mode = 'hover' | 'click-item' | 'click-arrow' | 'plain';

/**
 * Returns how submenus open, from the theme's class on the body. Without such a class, our buttons
 * open them.
 */
export const modeOf = (root: Element): Mode => {
	const { classList } = document.body;
	if (!root.classList.contains(MENU_CLASS.navigation)) return 'plain';
	if (classList.contains(MENU_MODE.clickItem)) return 'click-item';
	if (classList.contains(MENU_MODE.clickArrow) || classList.contains(MENU_MODE.click))
		return 'click-arrow';
	return classList.contains(MENU_MODE.hover) ? 'hover' : 'plain';
};

/** Returns the buttons that open the mobile panel, inside and outside the navigation. */
export const menuButtons = (root: HTMLElement): HTMLElement[] => [
	...root.querySelectorAll<HTMLElement>(`button${BUTTON}`),
	...(root.id
		? document.querySelectorAll<HTMLElement>(
				`button${BUTTON}[${MENU_NAVIGATION}="${CSS.escape(root.id)}"]`,
			)
		: []),
];

export const isShown = (element: Element) => element.getClientRects().length > 0;
