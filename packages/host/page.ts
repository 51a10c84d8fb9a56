import { CONFIG_ID, readPageConfig, type PageConfig } from '@gazetteer/contract';
import { createAjax, createOpenRest } from '@gazetteer/wire';

let read: PageConfig | undefined;

/** The page's settings, as its config element gives them. Asked for by mounts: the loader has no room for it. */
export const pageConfig = (): PageConfig =>
	(read ??= readPageConfig(document.getElementById(CONFIG_ID)?.textContent));

/** A visitor-facing text in the page's language. */
export const pageText = (source: string): string => pageConfig().texts?.[source] ?? source;

/** A page that names no endpoint is taken for an ordinary WordPress at the site's root. */
const here = (address: string) => new URL(address, location.origin).href;

/** Asks the page's AJAX endpoint. */
export const pageAjax = () => {
	const { ajax = '/wp-admin/admin-ajax.php', prefix } = pageConfig();
	return createAjax({ endpoint: here(ajax), prefix });
};

/** Asks the page's REST root without a nonce, so that a cached page asks as well as a fresh one. */
export const pageOpenRest = () => {
	const { rest = '/wp-json/', namespace } = pageConfig();
	return createOpenRest({ root: here(rest), namespace });
};
