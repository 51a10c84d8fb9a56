import { AJAX_GLOBALS } from '@gazetteer/contract';
import { createAjax, createOpenRest, type Fetch } from '@gazetteer/wire';
import { pageConfig } from './page.ts';

/** A page that names no endpoint is taken for an ordinary WordPress at the site's root. */
const here = (address: string) => new URL(address, location.origin).href;

/** What the page's own scripts have been told, where it leads to this site. Elements with such a name are none of it. */
function addressOfPage(): string | undefined {
	const own = (name: string): unknown =>
		Object.hasOwn(window, name) ? Reflect.get(window, name) : undefined;
	const told = [...AJAX_GLOBALS.map((name) => Object(own(name)).ajaxurl), own('ajaxurl')];
	for (const address of told) {
		if (typeof address !== 'string' || !URL.canParse(address, location.href)) continue;
		const { host, pathname, search } = new URL(address, location.href);
		if (host === location.host) return pathname + search;
	}
	return undefined;
}

/** Asks the page's AJAX endpoint, by a fetch of its own where one is given. */
export const pageAjax = (fetch?: Fetch) => {
	const { ajax = addressOfPage() ?? '/wp-admin/admin-ajax.php', prefix } = pageConfig();
	return createAjax({ endpoint: here(ajax), prefix, fetch });
};

/** Asks the page's REST root without a nonce, so that a cached page asks as well as a fresh one. */
export const pageOpenRest = () => {
	const { rest = '/wp-json/', namespace } = pageConfig();
	return createOpenRest({ root: here(rest), namespace });
};
