import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { choose } from '../plugin/chosen.ts';
import { lastPost, publish, removePosts } from '../plugin/posts.ts';
import { wear, wearBlockTheme, wornTheme } from '../plugin/themes.ts';
import { wearThemeWithComments } from './theme.ts';

jest.setTimeout(60_000);

let before = '';
beforeAll(async () => {
	before = await wornTheme();
	await choose({ adopt: ['comment-reply'] });
});
afterAll(async () => {
	await removePosts();
	await choose();
	await wear(before);
});

describe.each([
	['of blocks', wearBlockTheme],
	['of PHP templates', wearThemeWithComments],
])('comment replies in a theme %s', (_says, wearIt) => {
	it('a guest replies to a comment with the keyboard, and WordPress saves it as a reply', async () => {
		await wearIt();
		const path = await publish('<!-- wp:paragraph --><p>A post.</p><!-- /wp:paragraph -->');
		const post = lastPost();
		const first = await runWordPress(
			`update_option('thread_comments', 1); update_option('comment_moderation', 0); update_option('comment_previously_approved', 0);
			wp_update_post(['ID' => ${post}, 'comment_status' => 'open']);
			echo wp_insert_comment(['comment_post_ID' => ${post}, 'comment_author' => 'Ann', 'comment_content' => 'The first.', 'comment_approved' => 1]);`,
		);
		const { page, errors } = await visit(path);
		expect(await page.locator('script[src*="comment-reply"]').count()).toBe(0);
		const link = page.locator('.comment-reply-link').first();
		await link.focus();
		await page.keyboard.press('Enter');
		await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
		expect(await page.locator('#reply-title').innerText()).toMatch(/^Reply to Ann/);
		expect(await page.locator('#respond').evaluate((it) => it.previousElementSibling!.id)).toBe(
			await link.getAttribute('data-belowelement'),
		);
		await page.keyboard.press('Escape');
		expect(await link.evaluate((it) => it.matches(':focus'))).toBe(true);
		await page.keyboard.press('Enter');
		await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');

		await page.keyboard.type('A reply by keys.');
		await page.locator('#author').fill('Zoe');
		await page.locator('#email').fill('zoe@example.test');
		await page.locator('#comment').press('Control+Enter');
		await page.waitForURL(/#comment-\d+/);
		const kept = await runWordPress(
			// Delete the comment: the flood check of WordPress would block the next test.
			`$found = get_comments(['post_id' => ${post}, 'author_email' => 'zoe@example.test']);
			echo json_encode(array_map(fn ($c) => [$c->comment_content, $c->comment_parent, $c->comment_post_ID], $found));
			foreach ($found as $c) { wp_delete_comment($c, true); }`,
		);
		expect(JSON.parse(kept)).toEqual([['A reply by keys.', first, `${post}`]]);
		expect(errors.filter((error) => !/gravatar|ERR_NAME_NOT_RESOLVED/.test(error))).toEqual([]);
	});
});

it('the WordPress comment script stays if the owner has not enabled the widget', async () => {
	await choose();
	const path = await publish('<!-- wp:paragraph --><p>A post.</p><!-- /wp:paragraph -->');
	await runWordPress(`wp_update_post(['ID' => ${lastPost()}, 'comment_status' => 'open']);`);
	const { page, requests } = await visit(path);
	expect(await page.locator('script[src*="comment-reply"]').count()).toBe(1);
	expect(requests).toEqual([]);
});
