import { MENU_SETTINGS, TEXT, type MenuSettings } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';

const settingsOf = (name: string): MenuSettings => Object(Reflect.get(window, name));

/** The theme's own words, else the page's, else English. */
export const readLabels = () => {
	const menu = settingsOf(MENU_SETTINGS.menu);
	const click = settingsOf(MENU_SETTINGS.click);
	return {
		open: menu.openSubMenuLabel || click.openSubMenuLabel || pageText(TEXT.openSubMenu),
		close: menu.closeSubMenuLabel || click.closeSubMenuLabel || pageText(TEXT.closeSubMenu),
	};
};

/** Whether one sub-menu that opens closes its neighbours. */
export const closesOthers = () => !!settingsOf(MENU_SETTINGS.menu).toggleOpenedSubMenus;
