import type { Page, Route } from 'playwright-core';
import { giveBy, type Attached } from '../attached.ts';
import { recordShifts, shiftsByThemselves, watchShifts } from '../shifts.ts';
import { visit, type Visit, type VisitOptions } from '../visitor.ts';

/** The fields of a request that the server received. */
export type Asked = Readonly<Record<string, string>>;

export type Reply = object | null | ((route: Route, asked: Asked) => Promise<unknown>);

/** Returns the response to a request, or nothing if there is none. */
export type Replies = (asked: Asked) => Reply | Promise<Reply>;

export interface Plans extends Visit {
	readonly asked: Asked[];
	/** The requests in short form, such as `select_plan_by_cat 7 monthly`. */
	readonly course: () => string[];
	readonly shifts: () => Promise<number>;
	readonly spoken: () => Promise<string[]>;
}

const AJAX = /admin-ajax\.php/;

export const card = (id: number, title: string, category = '', more = '') =>
	`<article class="gz-plan"><h3 class="gz-plan-title">${title}</h3><p><span class="gz-plan-amount">$${id}</span></p><form method="post" action="/pages/plans-submit.html" class="price-plan-button"><input type="hidden" name="plan_id" value="${id}">${category && `<input type="hidden" name="lp_pre_selected_cats" value="${category}">`}<button class="gz-plan-button">Choose ${title}</button></form>${more}</article>`;

export const cards = (...titles: string[]) =>
	`<div class="gz-plan-cards gz-plan-cards-vertical gz-plan-style-card"><div class="gz-plan-grid">${titles.map((title, at) => card(50 + at, title)).join('')}</div></div>`;

export const found = (html: string | null, more: object = {}) => ({
	response: 'success',
	plans: html,
	...more,
});

/** Responds with three plans whose names contain the requested category. */
export const plain: Replies = (asked) => {
	const of = asked['term_id'] || asked['cat_id'] || 'all';
	const html = cards(
		...['Small', 'Middle', 'Large'].map(
			(size) => `${size} ${of} ${asked['duration_type'] || 'any'}`,
		),
	);
	const isCategory = asked['action']!.endsWith('_select_plan_by_cat');
	return found(html, isCategory ? { switcher: asked['term_id'] === '8' ? '0' : '1' } : {});
};

export const fulfil = (route: Route, body: string, status = 200, contentType = 'text/html') =>
	route.fulfill({ status, contentType: `${contentType}; charset=UTF-8`, body });

/** A response that waits until the test releases it. */
export function held(reply: object) {
	let release = () => {};
	const gate = new Promise<void>((done) => (release = done));
	return {
		reply: async (route: Route) => {
			await gate;
			// Ignore an error: the page may have aborted the request.
			await fulfil(route, JSON.stringify(reply)).catch(() => {});
		},
		release: () => release(),
	};
}

/** Records layout shifts and the texts of live regions. */
const observe = async (page: Page) => {
	await recordShifts(page);
	await page.addInitScript(() => {
		const seen = { spoken: [] as string[] };
		Object.assign(window, { seen });
		new MutationObserver(() => {
			const words = document.querySelector('#gz-announcements')?.textContent ?? '';
			if (words && words !== seen.spoken.at(-1)) seen.spoken.push(words);
		}).observe(document, { childList: true, subtree: true });
	});
};

interface PlansOptions extends VisitOptions {
	replies?: Replies;
	/** How the widget is attached on a page of the legacy theme. */
	given?: Attached;
}

const OLDER = { widget: 'plan-chooser', tag: /<div(?=[^>]* lp_plan_result_section)/ };

type Seen = { seen: { spoken: string[] } };

export async function openPlans(
	path: string,
	{ replies = plain, before, given = 'adopted', ...options }: PlansOptions = {},
): Promise<Plans> {
	const asked: Asked[] = [];
	const visited = await visit(`/pages/${path}`, {
		...options,
		before: async (page) => {
			await observe(page);
			if (given !== 'adopted') await giveBy(given, OLDER)(page);
			await page.route(AJAX, async (route) => {
				const one = Object.fromEntries(
					new URLSearchParams(route.request().postData() ?? ''),
				);
				asked.push(one);
				const reply = await replies(one);
				if (typeof reply === 'function') await reply(route, one);
				else await fulfil(route, JSON.stringify(reply));
			});
			await before?.(page);
		},
	});
	const { page } = visited;
	await page.locator('[data-gz-mounted]').first().waitFor({ state: 'attached' });
	// Count layout shifts only from now on, because a page that does not link the stylesheet
	// shifts when the stylesheet loads.
	await watchShifts(page);
	return {
		...visited,
		asked,
		course: () =>
			asked.map(({ action = '', term_id: term, cat_id: category, duration_type: period }) =>
				[action.replace('gazetteer_', ''), term ?? category, period]
					.filter(Boolean)
					.join(' '),
			),
		shifts: () => shiftsByThemselves(page),
		spoken: () => page.evaluate(() => (window as unknown as Seen).seen.spoken),
	};
}

/** Waits until a plan with this title is shown. */
export const offers = (page: Page, title: string) =>
	page.locator('.gz-plan-title', { hasText: title }).first().waitFor();

export const titles = (page: Page) => page.locator('.gz-plan-results h3').allTextContents();

export const category = (page: Page, name: string) => page.getByRole('radio', { name });

export const kind = (page: Page, value: 'standard' | 'exclusive') =>
	page.locator(`.lp_plans_switcher_btn[data-val="${value}"]`);

/** The category that each plan's form would send. */
export const carried = (page: Page) =>
	page
		.locator('form.price-plan-button')
		.evaluateAll((forms) =>
			(forms as HTMLFormElement[]).map((form) =>
				new FormData(form).getAll('lp_pre_selected_cats').join('+'),
			),
		);

export const query = (page: Page) => new URL(page.url()).search;
