import { AJAX_GLOBALS } from '@gazetteer/contract';
import { createAjax, createOpenRest, type Fetch } from '@gazetteer/wire';
import { pageConfig } from './page.ts';

/** A page that names no endpoint is taken for an ordinary WordPress at the site's root. */
const here = (address: string) => new URL(address, location.origin).href;

/**
 * The AJAX endpoint in the page's own globals, if it is on this site. Elements whose id has such a name are ignored.
 */
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

/** Calls the page's AJAX endpoint, optionally with another `fetch`. */
export const pageAjax = (fetch?: Fetch) => {
	const { ajax = addressOfPage() ?? '/wp-admin/admin-ajax.php', prefix } = pageConfig();
	return createAjax({ endpoint: here(ajax), prefix, fetch });
};

/** Asks the page's REST root without a nonce, so that a cached page asks as well as a fresh one. */
export const pageOpenRest = () => {
	const { rest = '/wp-json/', namespace } = pageConfig();
	return createOpenRest({ root: here(rest), namespace });
};
