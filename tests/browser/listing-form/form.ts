import type { Page } from 'playwright-core';
import { recordShifts, shiftsByThemselves, watchShifts } from '../shifts.ts';
import { visit, type Visit, type VisitOptions } from '../visitor.ts';

export interface FormVisit extends Visit {
	/** What a plain post of the form would send now. */
	readonly sent: (name?: RegExp) => Promise<[string, string][]>;
	/** How often something has moved by itself. */
	readonly shifts: () => Promise<number>;
}

const FORM = '#lp-submit-form';

/** Opens a page with a listing form, and touches it, so that its sections come. */
export async function openForm(
	path: string,
	{
		replies,
		before,
		...options
	}: VisitOptions & { replies?: (asked: URLSearchParams) => unknown } = {},
): Promise<FormVisit> {
	const visited = await visit(`/pages/${path}`, {
		...options,
		before: async (page) => {
			await recordShifts(page);
			await page.route(/admin-ajax\.php/, async (route) => {
				const asked = new URLSearchParams(route.request().postData() ?? '');
				const body = JSON.stringify(await replies?.(asked));
				await route
					.fulfill({ contentType: 'text/html; charset=UTF-8', body: body ?? '0' })
					.catch(() => {});
			});
			await before?.(page);
		},
	});
	const { page } = visited;
	await page.locator('[data-gz-mounted]').first().waitFor({ state: 'attached' });
	// What the page itself moves until it stands is not ours.
	await watchShifts(page);
	await page.locator('#lptitle').hover();
	return {
		...visited,
		shifts: () => shiftsByThemselves(page),
		sent: async (name = /./) => {
			const all = await page
				.locator(FORM)
				.evaluate((form) =>
					[...new FormData(form as HTMLFormElement)].map(
						([key, value]) => [key, String(value)] as [string, string],
					),
				);
			return all.filter(([key]) => name.test(key));
		},
	};
}

/** How wide the page is beyond its window. */
export const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
