import { visit } from '../../browser/visitor.ts';
import { makeListing, makeOwner } from '../submission/owners.ts';
import { publish, removePosts } from '../plugin/posts.ts';
import { install, uninstall } from './other-plugin.ts';

jest.setTimeout(60_000);

afterAll(async () => {
	await uninstall();
	await removePosts();
});

describe('search backend of another plugin', () => {
	it('a search backend of another plugin answers a directory search instead of the search index, unless it throws an exception', async () => {
		const owner = await makeOwner('searcher');
		await makeListing('Zephyr Inn', owner);
		await makeListing('Inn of the Zephyr', owner);
		const path = await publish('<!-- wp:gazetteer/directory /-->');
		const titles = async () => {
			const { page } = await visit(`${path}&gz_words=zephyr`);
			await page.locator('.gz-directory-count').waitFor();
			const text = await page.locator('main').first().innerText();
			return [...new Set(text.match(/Inn of the Zephyr|Zephyr Inn/g))].sort();
		};
		expect(await titles()).toEqual(['Inn of the Zephyr', 'Zephyr Inn']);
		await install('search-backend');
		expect(await titles()).toEqual(['Zephyr Inn']);
		await install('failing-search');
		expect(await titles()).toEqual(['Inn of the Zephyr', 'Zephyr Inn']);
	});
});
