/** Classes of the main navigation in existing themes. Spec §2. */
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

/** Body classes that determine how submenus open. */
export const MENU_MODE = {
	hover: 'dropdown-hover',
	click: 'dropdown-click',
	clickItem: 'dropdown-click-menu-item',
	clickArrow: 'dropdown-click-arrow',
} as const;

export const MENU_ID = { navigation: 'site-navigation', list: 'primary-menu' } as const;

/** On a menu button outside of the navigation: the id of the navigation that the button opens. */
export const MENU_NAVIGATION = 'data-nav';

/** The suffix of a submenu's id. The id of its menu item is the prefix. */
export const SUB_MENU_ID = '-sub-menu';

/**
 * Names of global objects in which themes store menu settings, such as the texts of the open and
 * close buttons.
 */
export const MENU_SETTINGS = {
	menu: 'generatepressMenu',
	click: 'generatepressDropdownClick',
} as const;

export interface MenuSettings {
	toggleOpenedSubMenus?: boolean | string;
	openSubMenuLabel?: string;
	closeSubMenuLabel?: string;
}
