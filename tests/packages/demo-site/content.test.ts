/** @jest-environment node */
import path from 'node:path';
import { makeContent } from '@gazetteer/demo-site';
import { checkoutFolder } from '@gazetteer/workshop';

const content = makeContent(path.join(checkoutFolder(), 'tests/pages/html'));

describe('what the demo plants', () => {
	it('has a unique key for each item', async () => {
		const { pages, forms, pictures, sales, listings } = await content;
		for (const all of [pages, forms, pictures, sales]) {
			const keys = all.map(({ key }) => key);
			expect(keys).toEqual([...new Set(keys)]);
		}
		const keys = listings.map(({ row }) => row.key);
		expect(keys).toEqual([...new Set(keys)]);
	});

	it('lists the chosen airports and some dozens of businesses', async () => {
		const { listings } = await content;
		const examples = listings.filter(({ row }) => row.key.startsWith('example-'));
		expect(listings.length - examples.length).toBe(64);
		expect(examples.length).toBeGreaterThan(24);
	});

	it('states that every business is fictional, and uses no address of a real one', async () => {
		for (const { row } of (await content).listings) {
			if (!row.key.startsWith('example-')) continue;
			expect(row.content).toContain('fictional business');
			expect(row.excerpt).toContain('A fictional example.');
			expect(String(row['website'])).toMatch(/^https:\/\/[a-z0-9-]+\.example\/$/);
			expect(String(row['phone'])).toMatch(/^\+1 202 555 01\d\d$/);
		}
	});

	it('leads from listings to pictures and plans that there are', async () => {
		const { listings, pictures, sales } = await content;
		const drawn = pictures.map(({ key }) => key);
		const sold = sales.map(({ key }) => key);
		for (const { row, image, gallery = [] } of listings) {
			expect(drawn).toEqual(expect.arrayContaining([...(image ? [image] : []), ...gallery]));
			if (row.plan) expect(sold).toContain(row.plan);
		}
	});

	it('sorts listings into categories that are described, and sells plans for such', async () => {
		const { listings, categories, sales } = await content;
		const paths = categories.map((category) => category.path);
		const slugs = categories.map(({ slug }) => slug);
		for (const { row } of listings) expect(paths).toContain(row.category);
		for (const { categories: only = [] } of sales) {
			expect(slugs).toEqual(expect.arrayContaining([...only]));
		}
	});

	it('has a page for each purpose of a directory', async () => {
		const { pages, purposes } = await content;
		const keys = pages.map(({ key }) => key);
		expect(keys).toEqual(expect.arrayContaining(Object.values(purposes)));
	});
});
