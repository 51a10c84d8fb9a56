import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { wordpressCore } from '@gazetteer/workshop';
import type { Browser } from 'playwright-core';
import { withBrowser } from './contact-page/visit.ts';
import type { Figure } from './figure.ts';
import type { Bench } from './measure.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const SITE = 'http://bench.test';

/**
 * Goals as a ratio to WordPress’s comment-reply script: bytes until the form moves, bytes with
 * keyboard support and texts, and number of submits.
 */
const GOAL = { first: 0.7, all: 1.4, submits: 0.34 };

const gzip = async (file: string) => gzipSync(await readFile(file), { level: 9 }).length;

const ours = async (name: RegExp) =>
	path.join(
		DIST,
		(await readdir(DIST)).find((file) => name.test(file))!,
	);

const THREAD = (scripts: string) => `<!doctype html><title>Thread</title>${scripts}
<div id="comments" data-gazetteer="comment-reply"><ol><li id="comment-1"><a class="comment-reply-link" href="#r" data-commentid="1" data-postid="7" data-belowelement="comment-1" data-respondelement="respond">Reply</a></li></ol>
<div id="respond"><h3 id="reply-title">Reply <a id="cancel-comment-reply-link" href="#x" style="display:none">Cancel</a></h3>
<form id="commentform"><textarea id="comment" name="comment"></textarea><input id="submit" name="submit" type="submit"><input type="hidden" id="comment_parent" name="comment_parent" value="0"></form></div></div>`;

const SCRIPTS: Readonly<Record<string, string>> = {
	'/core': '<script src="/core.js"></script>',
	'/ours': '<script type="module" src="/dist/gazetteer.js"></script>',
};

/** Counts the submits of one Ctrl+Enter after three unrelated DOM insertions. */
async function submits(browser: Browser, at: string, core: string): Promise<number> {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		await page.route(`${SITE}/**`, async (route) => {
			const { pathname } = new URL(route.request().url());
			const html = SCRIPTS[pathname];
			if (html) return route.fulfill({ body: THREAD(html), contentType: 'text/html' });
			const file =
				pathname === '/core.js'
					? path.join(core, 'wp-includes/js/comment-reply.js')
					: path.join(DIST, path.basename(pathname));
			return route.fulfill({ body: await readFile(file), contentType: 'text/javascript' });
		});
		await page.goto(SITE + at, { waitUntil: 'networkidle' });
		await page.focus('#comment');
		await page.waitForLoadState('networkidle');
		await page.waitForTimeout(200);
		await page.evaluate(`(async () => {
			window.submits = 0;
			addEventListener('submit', (event) => { event.preventDefault(); window.submits++; });
			for (let time = 0; time < 3; time++) {
				document.body.append(document.createElement('p'));
				await new Promise((done) => setTimeout(done, 20));
			}
		})()`);
		await page.keyboard.press('Control+Enter');
		return (await page.evaluate('window.submits')) as number;
	} finally {
		await context.close();
	}
}

/** Compares the comment reply widget with the script of WordPress, in bytes and in behaviour when the page changes. */
export const commentReply: Bench = {
	name: 'comment-reply',
	async measure() {
		const core = (await wordpressCore('7.1')) ?? (await wordpressCore('6.5'));
		if (!core) return [];
		const floor = await gzip(path.join(core, 'wp-includes/js/comment-reply.min.js'));
		const first = await gzip(await ours(/^comment-reply-[\w-]{6}\.js$/));
		const later = await gzip(await ours(/^comment-reply-interactive-[\w-]{7}\.js$/));
		const weight = (name: string, value: number, atMost: number): Figure => ({
			name: `comment reply, ${name}, gzip`,
			unit: 'B',
			value,
			floor,
			floorIs: 'WordPress’s script',
			goal: { atMost },
		});
		const counted = await withBrowser(async (browser) => ({
			value: await submits(browser, '/ours', core),
			floor: await submits(browser, '/core', core),
		}));
		return [
			weight('once the pointer comes', first, GOAL.first),
			weight('after the first focus', first + later, GOAL.all),
			...(counted
				? [
						{
							...counted,
							name: 'comment reply, submits of one Ctrl+Enter',
							unit: '',
							floorIs: 'WordPress’s script',
							goal: { atMost: GOAL.submits },
						},
					]
				: []),
		];
	},
};
