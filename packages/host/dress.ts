import type { Mount } from './types.ts';

const isLinked = (sheet: string) =>
	document.querySelector(`link[href*="${sheet.split('/').pop()}"]`);

/** Settles when the stylesheet is in the page, or has failed to come: a plain widget beats none. */
const link = (sheet: string) =>
	new Promise<unknown>((settle) => {
		if (isLinked(sheet)) return settle(sheet);
		const element = document.createElement('link');
		element.onload = element.onerror = settle;
		element.rel = 'stylesheet';
		element.href = sheet;
		document.head.append(element);
	});

/** A mount whose stylesheet lies beside it under the same name. One that the page links already is left alone. */
export const dressed =
	(mount: Mount, script: string): Mount =>
	async (root, options, leaving) => {
		await link(script.replace(/js$/, 'css'));
		return mount(root, options, leaving);
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
