import { adoptStyles } from '@gazetteer/dom';
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

/** A mount that has its styles as a text, for the single-file build. */
export const withStyles =
	(mount: Mount, styles: string): Mount =>
	(...given) => {
		adoptStyles(styles);
		return mount(...given);
	};
