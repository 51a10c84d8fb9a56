import type { Page } from 'playwright-core';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { termId } from './pages.ts';

jest.setTimeout(120_000);

const shown = (options = {}) => visit('/directory/', { width: 1280, ...options });

const filter = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const option = (page: Page, name: string, label: string) =>
	filter(page, name).getByRole('checkbox', { name: new RegExp(`^${label}( |$)`) });
const names = (page: Page) => page.locator('.gz-listing-name').allInnerTexts();

describe('filters of the directory with the script', () => {
	it('the filters of a category appear when it is selected, and disappear when it is cleared', async () => {
		const { page, errors } = await shown();
		expect(await filter(page, 'Stars').count()).toBe(0);
		await option(page, 'Category', 'Hotels').check();
		await filter(page, 'Stars').waitFor({ state: 'visible' });
		expect(new URL(page.url()).searchParams.get('gz_category')).toBe(
			String(await termId('hotels')),
		);
		await option(page, 'Stars', '4').check();
		await page.waitForURL(/gz_field%5Bstars%5D=4/);
		expect(await option(page, 'Stars', '4').isChecked()).toBe(true);
		await option(page, 'Category', 'Hotels').uncheck();
		await filter(page, 'Stars').waitFor({ state: 'detached' });
		expect(errors).toEqual([]);
	});

	it('the visitor goes back and forward through searches without a new page', async () => {
		const { page } = await shown();
		const all = await names(page);
		await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
		await option(page, 'Category', 'Hotels').check();
		await page.waitForURL(/gz_category=/);
		const hotels = await names(page);
		expect(hotels).not.toEqual(all);
		await page.goBack();
		await page.waitForFunction(() => !document.querySelector('.gz-chip'));
		expect(await names(page)).toEqual(all);
		expect(await option(page, 'Category', 'Hotels').isChecked()).toBe(false);
		await page.goForward();
		await page.locator('.gz-chip').waitFor();
		expect(await names(page)).toEqual(hotels);
		expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
	});

	it('the drawer on a phone shows the number of results, and closes with them', async () => {
		const { page } = await visit('/directory/', { width: 390, height: 844, touch: true });
		await page.locator('.gz-filters-open').click();
		const drawer = page.getByRole('dialog', { name: 'Filters' });
		await drawer.waitFor();
		await option(page, 'Category', 'Hotels').check();
		await page.waitForURL(/gz_category=/);
		const total = await page.locator('.gz-directory-count').getAttribute('data-total');
		await drawer.getByRole('button', { name: `Show results (${total})` }).click();
		await drawer.waitFor({ state: 'detached' });
		expect(await page.locator(':focus').getAttribute('class')).toBe('gz-directory-count');
		expect(await page.getByText('Filters (1)').isVisible()).toBe(true);
	});

	it.each([390, 1280])(
		'the filters of a category fit in their columns at %i pixels',
		async (width) => {
			const { page } = await visit('/directory/', { width });
			if (width === 390) await page.locator('.gz-filters-open').click();
			await option(page, 'Category', 'Hotels').check();
			await filter(page, 'Shuttle to the terminal').waitFor({ state: 'visible' });
			const tooWide = await page
				.locator('.gz-filter')
				.evaluateAll((fields) =>
					fields
						.filter((field) => field.scrollWidth > field.clientWidth)
						.map((field) => field.textContent),
				);
			expect(tooWide).toEqual([]);
		},
	);

	it('the filters of a category appear after a search if JavaScript is off', async () => {
		const { page } = await shown({ javascript: false });
		await option(page, 'Category', 'Hotels').check();
		expect(await filter(page, 'Stars').count()).toBe(0);
		await page.getByRole('button', { name: 'Search' }).click();
		await filter(page, 'Stars').waitFor({ state: 'visible' });
	});
});

describe('directory in a right-to-left language', () => {
	it('the numbers of the result count keep their order in a right-to-left language', async () => {
		const { page } = await shown();
		await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
		const range = page.locator('.gz-directory-count bdi').first();
		expect(await range.innerText()).toBe('1–12');
		const places = await range.evaluate((bdi) => {
			const text = bdi.firstChild!;
			const at = (from: number, to: number) => {
				const part = document.createRange();
				part.setStart(text, from);
				part.setEnd(text, to);
				return part.getBoundingClientRect().left;
			};
			return { one: at(0, 1), twelve: at(2, 4) };
		});
		expect(places.one).toBeLessThan(places.twelve);
	});

	it('opening hours keep their order in a right-to-left language', async () => {
		const { page } = await visit('/listing/hotel-windsock/');
		const times = page.locator('.gz-place-hours dd > *').first();
		expect(await times.evaluate((one) => one.tagName)).toBe('BDI');
	});
});

it('the page of a listing gives its location to social networks and search engines', async () => {
	await runWordPress(`
		$europe = get_term_by('slug', 'switzerland', 'gazetteer_location');
		$town = wp_insert_term('Kloten', 'gazetteer_location', ['parent' => $europe->term_id]);
		$id = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => 'Head Inn', 'post_name' => 'head-inn', 'meta_input' => ['gazetteer_details' => ['gAddress' => 'Main Street 1, 8302 Kloten, Switzerland', 'latitude' => '47.45', 'longitude' => '8.58']]]);
		wp_set_object_terms($id, [is_wp_error($town) ? $town->get_error_data() : $town['term_id']], 'gazetteer_location');
		wp_set_object_terms($id, ['hotels'], 'gazetteer_category');
		$bare = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => 'Bare Inn', 'post_name' => 'bare-inn']);
		$placed = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => 'Placed Inn', 'post_name' => 'placed-inn', 'meta_input' => ['gazetteer_details' => ['latitude' => '47.45', 'longitude' => '8.58']]]);`);
	const read = async (slug: string) => {
		const { page } = await visit(`/listing/${slug}/`);
		const metas = await page
			.locator('meta[property]')
			.evaluateAll((all) =>
				all.map((one) => [one.getAttribute('property'), one.getAttribute('content')]),
			);
		const json = await page.locator('script[type="application/ld+json"]').allTextContents();
		return {
			metas: Object.fromEntries(metas) as Record<string, string>,
			facts: json
				.map((one) => JSON.parse(one) as Record<string, unknown>)
				.find((one) => one['name']),
		};
	};
	const { metas, facts } = await read('head-inn');
	expect(metas).toMatchObject({
		'og:type': 'business.business',
		'business:contact_data:street_address': 'Main Street 1',
		'business:contact_data:locality': 'Kloten',
		'business:contact_data:postal_code': '8302',
		'business:contact_data:country_name': 'Switzerland',
		'place:location:latitude': '47.45',
		'place:location:longitude': '8.58',
	});
	expect(facts).toMatchObject({
		'@type': 'Hotel',
		address: {
			'@type': 'PostalAddress',
			streetAddress: 'Main Street 1',
			addressLocality: 'Kloten',
			postalCode: '8302',
			addressCountry: 'Switzerland',
		},
	});
	expect((await read('placed-inn')).metas).toMatchObject({
		'og:type': 'place',
		'place:location:latitude': '47.45',
	});
	expect((await read('bare-inn')).metas['og:type']).toBe('website');
	expect((await read('bare-inn')).facts).toMatchObject({ '@type': 'LocalBusiness' });
});
