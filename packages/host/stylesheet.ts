import { adoptStyles } from '@gazetteer/dom';
import type { Mount } from './types.ts';

/**
 * Links a widget's stylesheet, and settles when it is in the page or has failed to come: a plain widget beats none.
 * One that the page links already is left alone, wherever the site links it from.
 */
export const linkStylesheet = (href: string | undefined): unknown =>
	!href ||
	document.querySelector(`link[href*="${href.split('/').pop()}"]`) ||
	new Promise((settle) =>
		document.head.append(
			Object.assign(document.createElement('link'), {
				rel: 'stylesheet',
				href,
				onload: settle,
				onerror: settle,
			}),
		),
	);

/** A mount that has its styles as a text, for the single-file build. */
export const withStyles =
	(mount: Mount, styles: string): Mount =>
	(...given) => {
		adoptStyles(styles);
		return mount(...given);
	};
