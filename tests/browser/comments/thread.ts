import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { coreOf } from '../cores.ts';
import { STRICT_POLICY } from '../strict-policy.ts';
import { visit, type VisitOptions } from '../visitor.ts';
import { threadMarkup, type ThreadMarkup } from './markup.ts';

export { comment } from './markup.ts';

export interface ThreadOptions extends VisitOptions, ThreadMarkup {
	adopt?: boolean;
	/** The WordPress release whose own script is also on the page. */
	core?: string;
	/** Additional HTML at the end of the page, such as other scripts. */
	more?: string;
}

/** Opens a page with comments. Submits are counted, and do not navigate. */
export async function visitThread(options: ThreadOptions = {}) {
	const { core, adopt, more = '' } = options;
	const script =
		core && readFileSync(join(coreOf(core) ?? core, 'wp-includes/js/comment-reply.js'));
	const posts: URLSearchParams[] = [];
	const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${options.strict ? STRICT_POLICY : ''}
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<title>A thread – Harbour Guide</title><link rel="stylesheet" href="/pages/theme.css">
		<script type="module" src="/dist/gazetteer.js"${adopt ? ' data-gazetteer-adopt' : ''}></script>
		</head><body><main><h1>A thread</h1><p><a href="#elsewhere">Elsewhere</a></p>${threadMarkup(options)}</main>${more}
		${core ? '<script async src="/core/comment-reply.js"></script>' : ''}</body></html>`;
	const visited = await visit('/pages/thread.html', {
		...options,
		async before(page) {
			await page.route(/\/pages\/thread\.html/, (route) =>
				route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
			);
			await page.route('**/core/comment-reply.js', (route) =>
				route.fulfill({
					body: script ?? '',
					contentType: 'text/javascript',
				}),
			);
			await page.route('**/wp-comments-post.php', async (route) => {
				posts.push(new URLSearchParams(route.request().postData() ?? ''));
				await route.fulfill({ status: 204 });
			});
			await options.before?.(page);
		},
	});
	return { ...visited, posts, ...controlsOf(visited.page) };
}

/** Locators of the controls that a visitor uses. */
const controlsOf = (page: Page) => ({
	replyTo: (id: number) => page.locator(`#comment-${id} .comment-reply-link`).first(),
	cancel: page.locator('#cancel-comment-reply-link'),
	field: page.locator('#comment'),
	send: (key = 'Control+Enter') => page.locator('#comment').press(key),
	state: () =>
		page.evaluate(() => {
			const value = (id: string) =>
				(document.getElementById(id) as HTMLInputElement | null)?.value;
			const form = document.getElementById('respond')!;
			const heading = document.getElementById('reply-title');
			return {
				below: form.previousElementSibling?.id || form.previousElementSibling?.className,
				parent: value('comment_parent'),
				post: value('comment_post_ID'),
				title: heading?.firstChild?.textContent?.trim(),
				isCancelShown: !!document.getElementById('cancel-comment-reply-link')?.offsetWidth,
				focus:
					document.querySelector(':focus')?.id ||
					document.querySelector(':focus')?.className,
			};
		}),
});
