import { visit, type VisitOptions } from '../visitor.ts';
import { siteWideMarkup, type SiteWideOptions } from './markup.ts';

const NONCE = 'aGFyYm91cg';

/** A policy that forbids inline code, scripts without a nonce, and strings as code or HTML. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'">`;

interface Options extends VisitOptions, SiteWideOptions {
	/** Runs in the page before its scripts. */
	first?: () => void;
}

/** Opens a page with all six site-wide widgets, in our markup and in the markup of themes. */
export async function visitSiteWide(options: Options = {}) {
	const { strict = false, first, own = true, adopted = true } = options;
	const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${strict ? POLICY : ''}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>All of them – Harbour Guide</title>
<link rel="stylesheet" href="/pages/theme.css">
<script type="application/json" id="gazetteer-config" nonce="${NONCE}">{"tracking":{"endpoint":"/pages/links"}}</script>
<script type="module" src="/dist/gazetteer.js" nonce="${NONCE}"${adopted ? ' data-gazetteer-adopt' : ''}></script>
</head><body class="page dropdown-hover">${siteWideMarkup({ own, adopted, strict })}</body></html>`;
	return visit('/pages/site-wide.html', {
		...options,
		before: async (page) => {
			if (first) await page.addInitScript(first);
			await page.route('**/pages/site-wide.html', (route) =>
				route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
			);
			await page.route('https://elsewhere.example/**', (route) =>
				route.fulfill({ body: '<title>Elsewhere</title>', contentType: 'text/html' }),
			);
			await page.route('**/pages/links', (route) => route.fulfill({ status: 204 }));
			await options.before?.(page);
		},
	});
}
