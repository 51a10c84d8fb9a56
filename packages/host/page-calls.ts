import { AJAX_GLOBALS } from '@gazetteer/contract';
import { createAjax, createOpenRest, type Fetch } from '@gazetteer/wire';
import { pageConfig } from './page.ts';

/** Returns the absolute URL of an address on this site. */
const here = (address: string) => new URL(address, location.origin).href;

/**
 * Returns the AJAX endpoint in the page's global variables if it is on this host. Ignores an
 * element whose id equals the name of such a variable.
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

/** Creates the function that calls the page's AJAX endpoint. */
export const pageAjax = (fetch?: Fetch) => {
	const { ajax = addressOfPage() ?? '/wp-admin/admin-ajax.php', prefix } = pageConfig();
	return createAjax({ endpoint: here(ajax), prefix, fetch });
};

/**
 * Creates the function that calls the REST API without a nonce, because a nonce on a cached page
 * may have expired.
 */
export const pageOpenRest = () => {
	const { rest = '/wp-json/', namespace } = pageConfig();
	return createOpenRest({ root: here(rest), namespace });
};
