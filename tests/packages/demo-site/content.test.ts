/** @jest-environment node */
import path from 'node:path';
import { makeContent } from '@gazetteer/demo-site';
import { checkoutFolder } from '@gazetteer/workshop';

const content = makeContent(path.join(checkoutFolder(), 'tests/pages/html'));

describe('content of the demo', () => {
	it('each item of the demo content has a unique key', async () => {
		const { pages, forms, pictures, sales, listings } = await content;
		for (const all of [pages, forms, pictures, sales]) {
			const keys = all.map(({ key }) => key);
			expect(keys).toEqual([...new Set(keys)]);
		}
		const keys = listings.map(({ row }) => row.key);
		expect(keys).toEqual([...new Set(keys)]);
	});

	it('the demo contains the selected airports and dozens of businesses', async () => {
		const { listings } = await content;
		const examples = listings.filter(({ row }) => row.key.startsWith('example-'));
		expect(listings.length - examples.length).toBe(64);
		expect(examples.length).toBeGreaterThan(24);
	});

	it('each business of the demo is described as invented, without an address of a real one', async () => {
		for (const { row } of (await content).listings) {
			if (!row.key.startsWith('example-')) continue;
			expect(row.content).toContain('fictional business');
			expect(row.excerpt).toContain('A fictional example.');
			expect(String(row['website'])).toMatch(/^https:\/\/[a-z0-9-]+\.example\/$/);
			expect(String(row['phone'])).toMatch(/^\+1 202 555 01\d\d$/);
		}
	});

	it('the listings of the demo use existing pictures and plans', async () => {
		const { listings, pictures, sales } = await content;
		const drawn = pictures.map(({ key }) => key);
		const sold = sales.map(({ key }) => key);
		for (const { row, image, gallery = [] } of listings) {
			expect(drawn).toEqual(expect.arrayContaining([...(image ? [image] : []), ...gallery]));
			if (row.plan) expect(sold).toContain(row.plan);
		}
	});

	it('each category of the demo that is used or sold with a plan has a description', async () => {
		const { listings, categories, sales } = await content;
		const paths = categories.map((category) => category.path);
		const slugs = categories.map(({ slug }) => slug);
		for (const { row } of listings) expect(paths).toContain(row.category);
		for (const { categories: only = [] } of sales) {
			expect(slugs).toEqual(expect.arrayContaining([...only]));
		}
	});

	it('the demo has a page for each purpose of a directory', async () => {
		const { pages, purposes } = await content;
		const keys = pages.map(({ key }) => key);
		expect(keys).toEqual(expect.arrayContaining(Object.values(purposes)));
	});
});
