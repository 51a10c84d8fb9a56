import type { Page } from 'playwright-core';

/**
 * How older markup on a page gets its widget: by adoption, by a `data-gazetteer` attribute, or by
 * that attribute on an element around the markup.
 */
export const ATTACHED = ['adopted', 'marked', 'in a marked wrapper'] as const;

export type Attached = (typeof ATTACHED)[number];

const PAGE = /\/pages\/[^/]+\.html/;
const ADOPTS = / data-gazetteer-adopt="[^"]*"/;
const [BEGIN, END] = ['<!-- older markup -->', '<!-- /older markup -->'];

interface Older {
	readonly widget: string;
	/**
	 * Matches the start of the tag that gets the attribute, such as `<nav id="site-navigation"`.
	 */
	readonly tag: RegExp;
}

/** Returns the page’s HTML with its older markup attached to the widget in the given way. */
export function attachedBy(html: string, how: Attached, { widget, tag }: Older): string {
	if (how === 'adopted') return html;
	const mark = `data-gazetteer="${widget}"`;
	const page = html.replace(ADOPTS, '');
	if (how === 'marked') {
		if (!tag.test(page)) throw Error(`No ${tag} in this page`);
		return page.replace(tag, (begin) => `${begin} ${mark}`);
	}
	if (!page.includes(BEGIN)) throw Error(`No ${BEGIN} in this page`);
	return page.replace(BEGIN, `<div ${mark}>`).replace(END, '</div>');
}

/** Serves the test pages with their older markup attached to the widget in the given way. */
export const giveBy = (how: Attached, older: Older) => (page: Page) =>
	page.route(PAGE, async (route) => {
		const answer = await route.fetch();
		await route.fulfill({
			response: answer,
			body: attachedBy(await answer.text(), how, older),
		});
	});
