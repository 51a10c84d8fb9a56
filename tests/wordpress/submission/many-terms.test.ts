import { runWordPress } from '../../browser/site.ts';
import { termId } from '../directory/pages.ts';
import { makeListing, makeOwner, visitAs } from './owners.ts';

const WITHOUT_SCRIPT = { javascript: false };
/** One term more than the form shows as a list. */
const MANY = 5001;

let owner = 0;
let hotels = 0;

/** Inserts terms in batches of a thousand. Only the last one has a parent. */
const plant = (taxonomy: string, name: string) =>
	runWordPress(`
		global $wpdb;
		$next = 1 + (int) $wpdb->get_var("SELECT MAX(term_id) FROM {$wpdb->terms}");
		$last = $next + ${MANY} - 1;
		foreach (array_chunk(range($next, $last), 500) as $ids) {
			$wpdb->query("INSERT INTO {$wpdb->terms} (term_id, name, slug) VALUES " . implode(', ', array_map(static fn ($id) => "({$id}, '${name} {$id}', '${name}-{$id}')", $ids)));
			$wpdb->query("INSERT INTO {$wpdb->term_taxonomy} (term_taxonomy_id, term_id, taxonomy, description, parent) VALUES " . implode(', ', array_map(static fn ($id) => "({$id}, {$id}, '${taxonomy}', '', " . ($id === $last ? $id - 1 : 0) . ')', $ids)));
		}
		clean_term_cache([], '${taxonomy}');
		delete_option('${taxonomy}_children');
		wp_cache_flush();
		echo $last;`).then(Number);

beforeAll(async () => {
	owner = await makeOwner('ada');
	hotels = await termId('hotels');
});

describe('listing form of a site with thousands of locations', () => {
	let last = 0;
	beforeAll(async () => {
		last = await plant('gazetteer_location', 'Village');
	});

	it('the listing form has a text field for the location instead of a list of thousands', async () => {
		const { page } = await visitAs('ada', '/submit/', WITHOUT_SCRIPT);
		expect(await page.locator('select#inputCity').count()).toBe(0);
		await page.fill('#lptitle', 'Village Inn');
		await page.selectOption('#inputCategory', String(hotels));
		await page.fill('#inputDescription', 'It is quiet.');
		await page.fill('#inputCity', `village ${last}`);
		await page.getByRole('button', { name: 'Submit listing' }).click();
		await page.locator('.gz-submitted').waitFor();
		expect(
			await runWordPress(
				"echo implode(',', wp_get_object_terms(get_posts(['post_type' => 'gazetteer_listing', 'title' => 'Village Inn', 'post_status' => 'any'])[0]->ID, 'gazetteer_location', ['fields' => 'ids']));",
			),
		).toBe(String(last));
	});

	it('the listing form keeps the saved locations of a listing, and the owner can clear them', async () => {
		const listing = await makeListing('Settled Inn', owner, { categories: [hotels] });
		const stored = () =>
			runWordPress(
				`echo implode(',', wp_get_object_terms(${listing}, 'gazetteer_location', ['fields' => 'ids']));`,
			);
		await runWordPress(`wp_set_object_terms(${listing}, [${last}], 'gazetteer_location');`);
		const save = async (change?: 'untick') => {
			const { page } = await visitAs('ada', `/submit/?lp_post=${listing}`, WITHOUT_SCRIPT);
			const box = page.getByLabel(`Village ${last}`);
			expect(await box.isVisible()).toBe(true);
			expect(await box.isChecked()).toBe(true);
			if (change) {
				await box.uncheck();
				await page.fill('#inputCity', `Village ${last - 2}`);
			}
			await page
				.getByRole('button', { name: /^Save changes/ })
				.last()
				.click();
			await page.waitForURL((url) => !url.search.includes('lp_post'));
		};
		await save();
		expect(await stored()).toBe(String(last));
		await save('untick');
		expect(await stored()).toBe(String(last - 2));
	});
});

describe('listing form of a site with thousands of categories', () => {
	it('the listing form lists the upper levels, and the selected category with its ancestors', async () => {
		const last = await plant('gazetteer_category', 'Trade');
		const listing = await makeListing('Rare Inn', owner, { categories: [last] });
		const { page } = await visitAs('ada', `/submit/?lp_post=${listing}`, WITHOUT_SCRIPT);
		const options = page.locator('#inputCategory option');
		const count = await options.count();
		expect([count > 4990, count <= MANY + 5]).toEqual([true, true]);
		expect(await page.locator('#inputCategory option:checked').innerText()).toBe(
			`— Trade ${last}`,
		);
	});
});
