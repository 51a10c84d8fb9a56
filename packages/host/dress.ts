import type { Dress } from './types.ts';

const isLinked = (style: string) => document.querySelector(`link[href*="${style}"]`);

/** A stylesheet as a file beside the loader. One that the page links already is left alone. */
export const styleLinks =
	(base: string): Dress =>
	({ style }) =>
		new Promise((settle) => {
			if (!style || isLinked(style)) return settle(style);
			const link = document.createElement('link');
			// A stylesheet that does not come leaves a plain widget, which beats none.
			link.onload = link.onerror = settle;
			link.rel = 'stylesheet';
			link.href = new URL(style, base).href;
			document.head.append(link);
		});

/** A stylesheet as text, for the single-file build. Constructed, which a strict content security policy allows. */
export const styleSheets = (): Dress => {
	const worn = new Set<string>();

	return async ({ style }) => {
		if (!style || worn.has(style)) return;
		worn.add(style);
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(style);
		document.adoptedStyleSheets.push(sheet);
	};
};
