import { adoptStyles } from '@gazetteer/dom';
import type { Mount } from './types.ts';

/**
 * Adds a link to a widget's stylesheet, unless the page already links a file with this name.
 * Resolves when the stylesheet loaded or failed, because the widget also works without styles.
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

/** Wraps a mount so that it first adds its styles from a string. The single-file build uses this. */
export const withStyles =
	(mount: Mount, styles: string): Mount =>
	(...given) => {
		adoptStyles(styles);
		return mount(...given);
	};
