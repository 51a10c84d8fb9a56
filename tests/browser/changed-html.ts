import type { Page } from 'playwright-core';

/** Serves the static pages with parts of their HTML replaced. Throws if a part is not found. */
export const changedHtml =
	(changes: readonly (readonly [part: string, instead: string])[]) => (page: Page) =>
		page.route(
			({ pathname }) => /^\/pages\/.*\.html$/.test(pathname),
			async (route) => {
				const response = await route.fetch();
				const body = changes.reduce(
					(html, [part, instead]) => {
						if (!html.includes(part)) throw new Error(`The page has no ${part}`);
						return html.replace(part, () => instead);
					},
					await response.text(),
				);
				await route.fulfill({ response, body });
			},
		);
