/** The navigation markup of the themes that it comes from. Spec §2. */
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

/** Body classes that select how submenus open. */
export const MENU_MODE = {
	hover: 'dropdown-hover',
	click: 'dropdown-click',
	clickItem: 'dropdown-click-menu-item',
	clickArrow: 'dropdown-click-arrow',
} as const;

export const MENU_ID = { navigation: 'site-navigation', list: 'primary-menu' } as const;

/** On a button outside of the navigation: the id of the navigation that it opens. */
export const MENU_NAVIGATION = 'data-nav';

/** The suffix of a submenu's id, after the id of its item. */
export const SUB_MENU_ID = '-sub-menu';

/** Globals in which such themes store settings, including their texts for the two labels. */
export const MENU_SETTINGS = {
	menu: 'generatepressMenu',
	click: 'generatepressDropdownClick',
} as const;

export interface MenuSettings {
	toggleOpenedSubMenus?: boolean | string;
	openSubMenuLabel?: string;
	closeSubMenuLabel?: string;
}
