import type { Page } from 'playwright-core';

/** The ways in which a page gives older markup to a widget. */
export const ATTACHED = ['adopted', 'marked', 'in a marked wrapper'] as const;

export type Attached = (typeof ATTACHED)[number];

const PAGE = /\/pages\/[^/]+\.html/;
const ADOPTS = / data-gazetteer-adopt="[^"]*"/;
const [BEGIN, END] = ['<!-- older markup -->', '<!-- /older markup -->'];

interface Older {
	readonly widget: string;
	/** Finds the beginning of the tag that the page marks, such as `<nav id="site-navigation"`. */
	readonly tag: RegExp;
}

/** The same page, given to the widget in another way. */
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

/** Serves the pages of older markup so that they give it to the widget in this way. */
export const giveBy = (how: Attached, older: Older) => (page: Page) =>
	page.route(PAGE, async (route) => {
		const answer = await route.fetch();
		await route.fulfill({
			response: answer,
			body: attachedBy(await answer.text(), how, older),
		});
	});
