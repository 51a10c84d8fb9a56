import { createAjax, createOpenRest, type Fetch } from '@gazetteer/wire';
import { pageConfig } from './page.ts';

/** A page that names no endpoint is taken for an ordinary WordPress at the site's root. */
const here = (address: string) => new URL(address, location.origin).href;

/** Asks the page's AJAX endpoint, by a fetch of its own where one is given. */
export const pageAjax = (fetch?: Fetch) => {
	const { ajax = '/wp-admin/admin-ajax.php', prefix } = pageConfig();
	return createAjax({ endpoint: here(ajax), prefix, fetch });
};

/** Asks the page's REST root without a nonce, so that a cached page asks as well as a fresh one. */
export const pageOpenRest = () => {
	const { rest = '/wp-json/', namespace } = pageConfig();
	return createOpenRest({ root: here(rest), namespace });
};
