import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openAdmin } from '../admin.ts';
import { choose } from '../plugin/chosen.ts';
import { runWordPress, siteFolder } from '../../browser/site.ts';
import { php } from '../plugin/posts.ts';
import { guest, listing as sentListing, send } from '../submission/sending.ts';
import { answered, call, queries } from './calling.ts';
import { drawnWith, plant, uproot, withRepository, type Planted } from './planted.ts';

jest.setTimeout(60_000);

interface PlanRow {
	readonly meta: { readonly plan_for: string };
}

const theme = () => path.join(siteFolder(), 'wp-content', 'legacy-theme');

let planted: Planted | undefined;
beforeEach(() => choose({ data: 'listingpro' }));
afterEach(async () => {
	if (planted) await uproot(planted);
	planted = undefined;
	await rm(theme(), { force: true });
	await choose();
});

it('a directory created by the legacy theme works without migration', async () => {
	planted = await plant();
	const { ids, listing } = planted;
	const ask = () => call('ajax_term', { term_id: [String(ids['7'])], listing_id: '' });
	// The first request after the names change updates the rewrite rules.
	await ask();
	const response = await ask();
	expect(queries(response)).toBeLessThanOrEqual(12);
	expect(await answered(Promise.resolve(response))).toMatchObject({
		tags: { [` ${ids['12']}`]: 'Free parking', [` ${ids['4']}`]: 'Lounge' },
		fields: expect.stringContaining('lp_form_fields_inn[iata]'),
		fieldsids: [ids['31']],
	});
	const kept = await withRepository(`
		$found = $repository->find(${listing});
		$repository->save(new Listing($found->id, 'Zurich', status: 'publish', author: $found->author, categories: $found->categories, features: $found->features,
			details: $found->details, values: ['iata' => 'ZUR'], gallery: $found->gallery, plan: $found->plan));
		echo json_encode([get_post_type(${listing}), get_post_meta(${listing}, 'lp_listingpro_options', true), get_post_meta(${listing}, 'lp_listingpro_options_fields', true),
			wp_get_object_terms(${listing}, 'listing-category', ['fields' => 'ids']), get_permalink(${listing})]);
	`);
	expect(JSON.parse(kept)).toEqual([
		'listing',
		expect.objectContaining({ tagline_text: 'By the lake', order_id: '77', Plan_id: '40' }),
		{ lp_feature: [ids['12']], iata: 'ZUR', 'iata-mfilter': 'iata-ZUR' },
		[ids['8']],
		expect.stringMatching(/\/listing\/zurich/),
	]);
});

it('a submitted listing is stored in the format of the legacy theme', async () => {
	planted = await plant();
	const { ids } = planted;
	const fields = sentListing({
		...guest(),
		'category[]': String(ids['7']),
		tagline_text: 'By the water',
		phone: '+41 44 000 00 00',
		'lp_form_fields_inn[iata]': 'LSZ',
		'lp_form_fields_inn[lp_feature][]': ` ${ids['12']}`,
	});
	expect((await send(fields)).answer).toMatchObject({ response: 'success' });
	const found = await withRepository(`
		[$post] = get_posts(['post_type' => 'listing', 'post_status' => 'any', 'title' => ${php(fields['postTitle'])}]);
		$details = get_post_meta($post->ID, 'lp_listingpro_options', true);
		echo json_encode([
			'status' => $post->post_status,
			'categories' => wp_get_object_terms($post->ID, 'listing-category', ['fields' => 'ids']),
			'features' => wp_get_object_terms($post->ID, 'features', ['fields' => 'ids']),
			'tagline' => $details['tagline_text'],
			'phone' => $details['phone'],
			'values' => get_post_meta($post->ID, 'lp_listingpro_options_fields', true),
		]);
		wp_delete_post($post->ID, true);
	`);
	expect(JSON.parse(found)).toMatchObject({
		status: 'pending',
		categories: [ids['7']],
		features: [ids['12']],
		tagline: 'By the water',
		phone: '+41 44 000 00 00',
		values: { iata: 'LSZ', lp_feature: [ids['12']] },
	});
});

it('a field of the legacy theme is rendered by its settings', async () => {
	planted = await plant();
	const [boxes, switched, box, everywhere] = await drawnWith(planted, '$names->details', [
		"['field-type' => 'checkboxes', 'multicheck-options' => 'A, B ,C']",
		"['field-type' => 'checkbox']",
		"['field-type' => 'check']",
		"['field-type' => 'text', 'exclusive_field' => 'Yes']",
	]);
	expect(boxes).toContain('name="lp_form_fields_inn[iata][]" value="B"');
	expect(switched).toContain('role="switch"');
	expect(box).toContain('gz-field-checkbox');
	// The form already contains the fields of every listing.
	expect(everywhere).not.toContain('iata');
});

it('fields of the legacy theme have the order of their category', async () => {
	planted = await plant();
	const { ids } = planted;
	const [slugs, later] = JSON.parse(
		await withRepository(`
			$made = [];
			foreach (['B', 'A'] as $name) {
				$made[] = wp_insert_post(['post_type' => $names->field, 'post_status' => 'publish', 'post_title' => "Field $name", 'meta_input' => [$names->details => ['field-type' => 'text']]]);
			}
			update_term_meta(${ids['7']}, 'fileds_ids', [(string) $made[1], (string) ${ids['31']}, (string) $made[0]]);
			$fields = Gazetteer\\Plugin::get(Gazetteer\\Listings\\Domain\\FieldRepository::class);
			$slugs = static fn (): array => array_column($fields->ofCategories([${ids['7']}]), 'label');
			$before = $slugs();
			wp_update_post(['ID' => $made[1], 'menu_order' => 5]);
			$after = $slugs();
			array_map(wp_delete_post(...), $made);
			echo json_encode([$before, $after]);
		`),
	) as [string[], string[]];
	expect(slugs).toEqual(['Field A', 'IATA code', 'Field B']);
	expect(later).toEqual(['IATA code', 'Field B', 'Field A']);
});

it('the audience of a legacy plan is shown, until the owner changes it', async () => {
	planted = await plant();
	const plan = Number(
		await withRepository(
			`echo wp_insert_post(['post_type' => $names->plan, 'post_status' => 'publish', 'post_title' => 'Under test', 'meta_input' => [$names->details => ['plan_for' => 'claimonly']]]);`,
		),
	);
	const admin = await openAdmin();
	const route = `/wp/v2/gazetteer-plans/${plan}`;
	const { meta } = await admin.rest<PlanRow>('GET', route);
	expect(meta.plan_for).toBe('claimonly');
	expect(
		(await admin.rest<PlanRow>('POST', route, { meta: { plan_for: '' } })).meta.plan_for,
	).toBe('');
	expect(
		await withRepository(
			`echo json_encode((new Gazetteer\\Plans\\PlanPosts($names))->find(${plan})->for); wp_delete_post(${plan}, true);`,
		),
	).toBe('null');
});

it('the post type and taxonomies of the legacy theme stay registered by the theme', async () => {
	await writeFile(theme(), '');
	const [type, taxonomy, feature] = JSON.parse(
		await runWordPress(
			"echo json_encode([get_post_type_object('listing')->label, get_taxonomy('listing-category')->label, get_taxonomy('features')->object_type]);",
		),
	) as unknown[];
	expect([type, taxonomy]).toEqual(['Theirs', 'Theirs']);
	expect(feature).toEqual(['listing']);
});

it('the rewrite rules change with the data names, in both directions', async () => {
	const known = (set: string) =>
		runWordPress(`echo get_option('gazetteer_addresses') . '|' . '${set}';`);
	// The first request after the change updates the rewrite rules.
	await runWordPress('');
	expect(await known('listingpro')).toContain('listing-category');
	await choose();
	await runWordPress('');
	expect(await known('gazetteer')).toContain('gazetteer_category');
});
