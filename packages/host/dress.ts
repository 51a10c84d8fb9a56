import type { Mount } from './types.ts';

/**
 * A mount whose stylesheet lies beside it under the same name. It waits until the sheet is in the page or
 * has failed to come: a plain widget beats none. One that the page links already is left alone, wherever
 * the site links it from.
 */
export const dressed =
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

const worn = new Set<string>();

/** A mount that brings its styles as text, for the single-file build. Constructed, which a strict content security policy allows. */
export const wearing =
	(styles: string) =>
	({ mount }: { mount: Mount }): { mount: Mount } => {
		if (!worn.has(styles)) {
			worn.add(styles);
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(styles);
			document.adoptedStyleSheets.push(sheet);
		}
		return { mount };
	};
