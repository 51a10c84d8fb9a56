import type { Page } from 'playwright-core';
import { recordShifts, shiftsByThemselves, watchShifts } from '../shifts.ts';
import { visit, type Visit, type VisitOptions } from '../visitor.ts';

export interface FormVisit extends Visit {
	/** The fields that a native submit would send. */
	readonly sent: (name?: RegExp) => Promise<[string, string][]>;
	/** The number of layout shifts without user input. */
	readonly shifts: () => Promise<number>;
}

const FORM = '#lp-submit-form';

/** Opens a page with a listing form, and touches it, so that its sections load. */
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
	// Ignore layout shifts of the page itself while it loads.
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

/** The width in pixels by which the page overflows its window. */
export const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
