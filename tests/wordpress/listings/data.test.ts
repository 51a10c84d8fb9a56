import { openAdmin, type Admin } from '../admin.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { OWNER, plant, uproot, withRepository, type Planted } from './planted.ts';

jest.setTimeout(60_000);

interface Row {
	readonly meta: {
		readonly gazetteer_details: Record<string, unknown>;
		readonly gazetteer_values: Record<string, unknown>;
		readonly plan_id?: number;
	};
}

let planted: Planted;
let admin: Admin;
beforeAll(async () => {
	planted = await plant();
	admin = await openAdmin();
});
afterAll(() => uproot(planted));

const read = async <Kept>(code: string): Promise<Kept> =>
	JSON.parse(await withRepository(code)) as Kept;
const asGuest = async (path: string) => fetch(`${siteUrl()}/index.php?rest_route=${path}`);

describe('listing repository', () => {
	it('the listing repository reads listings that the older theme stored', async () => {
		const found = await read(`echo json_encode($repository->find(${planted.listing}));`);
		expect(found).toMatchObject({
			title: 'Zurich Airport',
			status: 'pending',
			categories: [planted.ids['8']],
			features: [planted.ids['12']],
			details: { tagline_text: 'By the lake', order_id: '77' },
			values: { iata: 'ZRH' },
			gallery: [31, 29],
			plan: 40,
		});
	});

	it('the listing repository returns null for a post that is not a listing', async () => {
		expect(
			await read(
				'echo json_encode([$repository->find(1), $repository->find(0), $repository->find(-3)]);',
			),
		).toEqual([null, null, null]);
	});

	it('the listing repository saves a listing and reads it back unchanged, in six queries', async () => {
		const [kept, metas, queries] = await read<[object, Record<string, unknown>, number]>(`
			$id = $repository->save(new Listing(0, 'It’s "Łódź" \\\\\\\\ and more', '<p>C:\\\\\\\\dir</p>', status: 'publish', author: 1, published: 1700000000,
				categories: [${planted.ids['7']}], features: [${planted.ids['4']}], details: ['gAddress' => 'Main St \\\\\\\\ 1', 'latitude' => '51.75'],
				values: ['iata' => 'LCJ', 'open' => ['Mo', 'Tu']], gallery: [9, 7], image: 5, plan: 3));
			$metas = array_map(static fn (array $one): mixed => maybe_unserialize($one[0]), get_post_meta($id));
			clean_post_cache($id);
			$before = get_num_queries();
			$kept = $repository->find($id);
			$queries = get_num_queries() - $before;
			wp_delete_post($id, true);
			echo json_encode([$kept, $metas, $queries]);
		`);
		expect(kept).toMatchObject({
			title: 'It’s "Łódź" \\\\ and more',
			content: '<p>C:\\\\dir</p>',
			published: 1_700_000_000,
			categories: [planted.ids['7']],
			features: [planted.ids['4']],
			details: { gAddress: 'Main St \\\\ 1', latitude: '51.75' },
			values: { iata: 'LCJ', open: ['Mo', 'Tu'] },
			gallery: [9, 7],
			image: 5,
			plan: 3,
		});
		expect(metas).toMatchObject({
			gazetteer_values: {
				lp_feature: [planted.ids['4']],
				iata: 'LCJ',
				'iata-mfilter': 'iata-LCJ',
				open: ['Mo', 'Tu'],
				'open-mfilter': ['open-Mo', 'open-Tu'],
			},
			gallery_image_ids: '9,7',
			plan_id: '3',
		});
		expect(queries).toBeLessThanOrEqual(6);
	});

	it('the listing repository keeps unknown details when it saves a listing', async () => {
		const details = await read(`
			$found = $repository->find(${planted.listing});
			$repository->save(new Listing($found->id, $found->title, status: $found->status, author: $found->author, categories: $found->categories,
				features: $found->features, details: ['tagline_text' => 'At the lake'], values: $found->values, gallery: $found->gallery, plan: $found->plan));
			echo json_encode($repository->find(${planted.listing})->details);
		`);
		expect(details).toMatchObject({
			tagline_text: 'At the lake',
			order_id: '77',
			email: 'desk@example.test',
		});
	});

	it('the details of a listing are sanitized by their type, even if another plugin writes them', async () => {
		const found = await read(`
			update_post_meta(${planted.listing}, $names->details, wp_slash(['website' => 'javascript:alert(1)', 'twitter' => 'https://example.test/%20x?a=1&b=2', 'facebook' => 'data:text/html,x',
				'latitude' => '91', 'longitude' => '-179.5', 'phone' => '<b>+41</b> 44', 'email' => "a@example.test\\nBcc: b@example.test", 'price_status' => 'ruinous',
				'business_hours' => ['Monday' => ['open' => ['<i>9</i>', '14', '20'], 'close' => ''], 'Tuesday' => 'x'], 'faqs' => ['faq' => [3 => 'Why?', 4 => ''], 'faqans' => [3 => 'So<script>1</script>', 4 => 'x']],
				'tagline_text' => ['x'], 'order_id' => '78']));
			echo json_encode(get_post_meta(${planted.listing}, $names->details, true));
		`);
		expect(found).toEqual({
			website: '',
			twitter: 'https://example.test/%20x?a=1&b=2',
			facebook: '',
			latitude: '',
			longitude: '-179.5',
			phone: '+41 44',
			email: expect.not.stringContaining('\n'),
			price_status: '',
			business_hours: { Monday: { open: ['9', '14'], close: '' } },
			faqs: { faq: { '1': 'Why?' }, faqans: { '1': 'So1' } },
			tagline_text: '',
			order_id: '78',
		});
	});
});

describe('listings in the REST API', () => {
	const path = () => `/wp/v2/gazetteer-listings/${planted.listing}`;

	it('the REST API shows a draft listing only to users who can edit it', async () => {
		expect((await asGuest(path())).status).toBe(401);
		const owner = await openAdmin(OWNER.name, OWNER.password);
		await expect(owner.rest('POST', path(), { title: 'Mine' })).rejects.toThrow('403');
	});

	it('the REST API shows the details of a public listing, without email address, plan and the data of other plugins', async () => {
		await withRepository(
			`wp_update_post(['ID' => ${planted.listing}, 'post_status' => 'publish']); update_post_meta(${planted.listing}, $names->details, ['tagline_text' => 'By the lake', 'email' => 'desk@example.test', 'order_id' => '77']);`,
		);
		const { meta } = (await (await asGuest(path())).json()) as Row;
		expect(meta.gazetteer_details).toEqual({ tagline_text: 'By the lake' });
		expect(meta.gazetteer_values).toEqual({ iata: 'ZRH' });
		expect(meta).not.toHaveProperty('plan_id');
		const full = await admin.rest<Row>('GET', `${path()}?context=edit`);
		expect(full.meta.gazetteer_details).toEqual({
			tagline_text: 'By the lake',
			email: 'desk@example.test',
		});
		expect(full.meta.plan_id).toBe(40);
	});

	it('a REST update of one detail of a listing keeps the others, known or unknown', async () => {
		const answer = await admin.rest<Row>('POST', path(), {
			meta: {
				gazetteer_details: { phone: '1', order_id: 'stolen' },
				gazetteer_values: { new: 'x' },
			},
		});
		expect(answer.meta.gazetteer_details).toMatchObject({
			tagline_text: 'By the lake',
			phone: '1',
		});
		expect(answer.meta.gazetteer_values).toEqual({ iata: 'ZRH', new: 'x' });
		expect(
			await withRepository(
				`echo get_post_meta(${planted.listing}, $names->details, true)['order_id'];`,
			),
		).toBe('77');
		// Saving the same value again is not an error.
		await admin.rest('POST', path(), { meta: { gazetteer_details: { phone: '1' } } });
	});

	it('the REST API shows fields and the field lists of categories to managers only', async () => {
		expect((await asGuest('/wp/v2/gazetteer-fields')).status).toBe(404);
		const category = `/wp/v2/gazetteer-listing-category/${planted.ids['7']}`;
		const { meta } = (await (await asGuest(category)).json()) as { meta: object };
		expect(meta).not.toHaveProperty('fileds_ids');
		const [field] = await admin.rest<{ meta: object }[]>(
			'GET',
			`/wp/v2/gazetteer-fields?include=${planted.ids['31']}`,
		);
		expect(field?.meta).toMatchObject({
			gazetteer_field_settings: {
				type: 'text',
				options: [],
				everywhere: false,
				filterable: false,
			},
		});
		const seen = await admin.rest<{ meta: object }>('GET', category);
		expect(seen.meta).toMatchObject({
			fileds_ids: [planted.ids['31']],
			lp_category_tags: [planted.ids['12'], planted.ids['4']],
			gazetteer_exclusive: 'no',
		});
	});
});

it('a listing has a permalink without any setup by the owner', async () => {
	const [address, rules] = await read<[string, number]>(
		`global $wp_rewrite; echo json_encode([get_permalink(${planted.listing}), count(preg_grep('~^listing/~', array_keys((array) get_option('rewrite_rules'))))]);`,
	);
	expect(address).toMatch(/\/listing\/zurich-airport[-\d]*\/$/);
	expect(rules).toBeGreaterThan(0);
	expect((await fetch(address)).status).toBe(200);
});

it('personal data tools export listings, and erase their contact details', async () => {
	const [exported, erased, left] = await read<
		[{ data: object[] }, object, Record<string, string>]
	>(`
		$privacy = new Gazetteer\\Listings\\ListingPrivacy(static fn () => $names, static fn () => $repository);
		$exporters = $privacy->addExporter([]);
		$erasers = $privacy->addEraser([]);
		$exported = $exporters['gazetteer-listings']['callback']('${OWNER.name}@example.test', 1);
		$erased = $erasers['gazetteer-listings']['callback']('${OWNER.name}@example.test', 1);
		echo json_encode([$exported, $erased, $repository->find(${planted.listing})->details]);
	`);
	expect(JSON.stringify(exported)).toContain('desk@example.test');
	expect(JSON.stringify(exported)).toContain('Zurich Airport');
	expect(erased).toMatchObject({ items_removed: true, items_retained: true, done: true });
	expect(left).toMatchObject({
		email: '',
		phone: '',
		tagline_text: 'By the lake',
		order_id: '77',
	});
});

it('subscribers cannot edit, create or categorize listings', async () => {
	expect(
		await runWordPress(
			`wp_set_current_user(username_exists('${OWNER.name}')); echo json_encode([current_user_can('edit_post', ${planted.listing}), current_user_can(get_post_type_object('gazetteer_listing')->cap->create_posts), current_user_can('manage_categories')]);`,
		),
	).toBe('[false,false,false]');
});
