import { MENU_SETTINGS, TEXT, type MenuSettings } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';

const settingsOf = (name: string): MenuSettings => Object(Reflect.get(window, name));

/** Returns the labels of the theme or, without a theme, of the page. */
export const readLabels = () => {
	const menu = settingsOf(MENU_SETTINGS.menu);
	const click = settingsOf(MENU_SETTINGS.click);
	return {
		open: menu.openSubMenuLabel || click.openSubMenuLabel || pageText(TEXT.openSubMenu),
		close: menu.closeSubMenuLabel || click.closeSubMenuLabel || pageText(TEXT.closeSubMenu),
	};
};

/** Returns whether opening a submenu closes the others. */
export const closesOthers = () => !!settingsOf(MENU_SETTINGS.menu).toggleOpenedSubMenus;
