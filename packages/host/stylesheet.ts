import type { Mount } from './types.ts';

/**
 * A mount whose stylesheet lies beside it under the same name. It waits until the sheet is in the page or
 * has failed to come: a plain widget beats none. One that the page links already is left alone, wherever
 * the site links it from.
 */
export const withStylesheet =
	(mount: Mount, script: string): Mount =>
	async (...given) => {
		const href = script.replace(/js$/, 'css');
		await (document.querySelector(`link[href*="${/[^/]+$/.exec(href)}"]`) ??
			new Promise((settle) =>
				document.head.append(
					Object.assign(document.createElement('link'), {
						rel: 'stylesheet',
						href,
						onload: settle,
						onerror: settle,
					}),
				),
			));
		return mount(...given);
	};

const adopted = new Set<string>();

/**
 * A mount that has its styles as a text, for the single-file build. The sheet is constructed, which a strict content
 * security policy allows.
 */
export const withStyles =
	(mount: Mount, styles: string): Mount =>
	(...given) => {
		if (!adopted.has(styles)) {
			adopted.add(styles);
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(styles);
			document.adoptedStyleSheets.push(sheet);
		}
		return mount(...given);
	};
