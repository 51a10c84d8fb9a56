import type { Page } from 'playwright-core';
import { visit } from '../../browser/visitor.ts';
import { lastPost, publish, removePosts } from './posts.ts';

const CONTENT = [
	'<!-- wp:gazetteer/scroll-top {"side":"start"} /-->',
	'<!-- wp:gazetteer/reading-progress /-->',
	'<!-- wp:gazetteer/section-backgrounds {"image":"https://images.test/1.jpg","height":200} --><!-- wp:paragraph --><p>Within</p><!-- /wp:paragraph --><!-- /wp:gazetteer/section-backgrounds -->',
].join('\n\n');

interface Blocks {
	data: {
		select: (store: string) => {
			getBlocks: () => { name: string; isValid: boolean; clientId: string }[];
		};
		dispatch: (store: string) => Record<string, (...given: unknown[]) => unknown>;
	};
}

const blocksOf = (page: Page) =>
	page.evaluate(() =>
		(window as unknown as { wp: Blocks }).wp.data
			.select('core/block-editor')
			.getBlocks()
			.map(({ name, isValid }) => [name, isValid]),
	);

const select = (page: Page, name: string) =>
	page.evaluate((wanted) => {
		const { data } = (window as unknown as { wp: Blocks }).wp;
		const block = data
			.select('core/block-editor')
			.getBlocks()
			.find((each) => each.name === wanted);
		data.dispatch('core/block-editor').selectBlock?.(block?.clientId);
		data.dispatch('core/edit-post').openGeneralSidebar?.('edit-post/block');
	}, name);

/** Newer editors render the canvas in an iframe. */
async function canvasOf(page: Page) {
	await page.waitForSelector('.gz-preview, iframe[name="editor-canvas"]', { timeout: 60_000 });
	return page.frame('editor-canvas') ?? page.mainFrame();
}

afterAll(removePosts);

it('the block editor renders each block as the site does, and can change its attributes', async () => {
	await publish(CONTENT);
	const { page, close } = await visit(`/wp-admin/post.php?post=${lastPost()}&action=edit`, {
		as: 'admin',
	});
	const canvas = await canvasOf(page);

	await canvas.waitForSelector('.gz-preview .gz-scroll-top', { timeout: 60_000 });
	expect(await canvas.locator('.gz-preview .gz-scroll-top').isVisible()).toBe(true);
	await canvas.waitForSelector('.gz-preview .gz-reading-progress-bar', { state: 'attached' });
	expect(await blocksOf(page)).toEqual([
		['gazetteer/scroll-top', true],
		['gazetteer/reading-progress', true],
		['gazetteer/section-backgrounds', true],
	]);
	expect(
		await canvas
			.locator('section.gz-section')
			.evaluate((section) => getComputedStyle(section).backgroundImage),
	).toContain('https://images.test/1.jpg');

	await select(page, 'gazetteer/scroll-top');
	await page.getByLabel('Text', { exact: true }).fill('Up again');
	await canvas.waitForSelector('.gz-preview >> text=Up again');
	await select(page, 'gazetteer/section-backgrounds');
	// For a block with inner blocks, newer editors open the list view first.
	await page.getByRole('tab', { name: 'Settings', exact: true }).click();
	await page.getByRole('button', { name: 'Replace image' }).waitFor();
	await close();
}, 150_000);
