/** The navigation's markup, as the themes it comes from print it. Spec §2. */
export const MENU_CLASS = {
	navigation: 'main-navigation',
	button: 'menu-toggle',
	mobileControls: 'mobile-menu-control-wrapper',
	parentItem: 'menu-item-has-children',
	parentPage: 'page_item_has_children',
	arrow: 'dropdown-menu-toggle',
	subMenu: 'sub-menu',
	children: 'children',
	toggled: 'toggled',
	toggledOn: 'toggled-on',
	open: 'sfHover',
	pageOpen: 'mobile-menu-open',
	usingMouse: 'using-mouse',
} as const;

/** The body says how sub-menus open. */
export const MENU_MODE = {
	hover: 'dropdown-hover',
	click: 'dropdown-click',
	clickItem: 'dropdown-click-menu-item',
	clickArrow: 'dropdown-click-arrow',
} as const;

export const MENU_ID = { navigation: 'site-navigation', list: 'primary-menu' } as const;

/** On the button: the id of the navigation it opens, where it stands outside. */
export const MENU_NAVIGATION = 'data-nav';

/** A sub-menu's id is its item's with this behind. */
export const SUB_MENU_ID = '-sub-menu';

/** The globals in which such themes leave settings, among them their own words for the two labels. */
export const MENU_SETTINGS = {
	menu: 'generatepressMenu',
	click: 'generatepressDropdownClick',
} as const;

export interface MenuSettings {
	toggleOpenedSubMenus?: boolean | string;
	openSubMenuLabel?: string;
	closeSubMenuLabel?: string;
}
