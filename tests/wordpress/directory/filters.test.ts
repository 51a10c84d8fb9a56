import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { termId } from './pages.ts';

jest.setTimeout(120_000);

const shown = (options = {}) => visit('/directory/', { width: 1280, ...options });

describe('filters of a category in the directory', () => {
	it('the filters of a category appear when it is selected, and disappear when it is cleared', async () => {
		const { page, errors } = await shown();
		const category = page.getByLabel('Category');
		const stars = page.getByLabel('Stars');
		expect(await stars.count()).toBe(0);
		await category.selectOption(String(await termId('hotels')));
		await stars.waitFor({ state: 'visible' });
		expect(new URL(page.url()).search).toBe('');
		await stars.selectOption('4');
		await page.getByLabel('Search for').fill('a');
		await page.getByLabel('Search for').fill('');
		await Promise.all([
			page.waitForURL(/gz_field%5Bstars%5D=4/),
			page.getByRole('button', { name: 'Search' }).click(),
		]);
		expect(await page.getByLabel('Stars').inputValue()).toBe('4');
		await page.getByLabel('Category').selectOption('');
		await page.getByLabel('Stars').waitFor({ state: 'detached' });
		expect(errors).toEqual([]);
	});

	it.each([390, 1280])(
		'the filters of a category fit in their columns at %i pixels',
		async (width) => {
			const { page } = await visit('/directory/', { width });
			if (width === 390) await page.locator('.gz-search-more > summary').click();
			await page.getByLabel('Category').selectOption(String(await termId('hotels')));
			await page.getByLabel('Shuttle to the terminal').waitFor({ state: 'visible' });
			const tooWide = await page
				.locator('.gz-search-field')
				.evaluateAll((fields) =>
					fields
						.filter((field) => field.scrollWidth > field.clientWidth)
						.map((field) => field.textContent),
				);
			expect(tooWide).toEqual([]);
		},
	);

	it('the filters of a category keep the selected values of the general fields', async () => {
		const { page } = await shown();
		await page
			.getByLabel('Location')
			.selectOption(String(await termId('switzerland', 'location')));
		await page.getByLabel('Category').selectOption(String(await termId('hotels')));
		await page.getByLabel('Stars').waitFor({ state: 'visible' });
		expect(await page.getByLabel('Location').inputValue()).toBe(
			String(await termId('switzerland', 'location')),
		);
		const focused = page.locator(':focus');
		await page.getByLabel('Category').focus();
		expect(await focused.getAttribute('name')).toBe('gz_category');
	});

	it('the filters of a category appear after a search if JavaScript is off', async () => {
		const { page } = await shown({ javascript: false });
		await page.getByLabel('Category').selectOption(String(await termId('hotels')));
		expect(await page.getByLabel('Stars').count()).toBe(0);
		await page.getByRole('button', { name: 'Search' }).click();
		await page.getByLabel('Stars').waitFor({ state: 'visible' });
	});

	it('the filters stay unchanged and usable if the request fails', async () => {
		const { page } = await shown();
		await page.route('**/directory/**', (route) => route.abort());
		const failed = page.waitForEvent('requestfailed');
		await page.getByLabel('Category').selectOption(String(await termId('hotels')));
		await failed;
		expect(await page.getByLabel('Category').isEnabled()).toBe(true);
		expect(await page.getByLabel('Stars').count()).toBe(0);
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
