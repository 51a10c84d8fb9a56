import { adoptStyles } from '@gazetteer/dom';
import type { Mount } from './types.ts';

/**
 * Links a widget's stylesheet, and resolves when it loaded or failed, because an unstyled widget is better than none. A
 * stylesheet that the page already links is not added, even from another URL.
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

/** Adds styles to a mount from a string, for the single-file build. */
export const withStyles =
	(mount: Mount, styles: string): Mount =>
	(...given) => {
		adoptStyles(styles);
		return mount(...given);
	};
