import { openAdmin } from '../admin.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { OWNER, plant, uproot, withRepository, type Planted } from './planted.ts';

jest.setTimeout(60_000);

interface Row {
	readonly content: { readonly rendered: string };
	readonly meta: {
		readonly gazetteer_details?: Record<string, unknown>;
		readonly gallery_image_ids?: string;
		readonly plan_id?: number;
	};
}

let planted: Planted;
beforeAll(async () => {
	planted = await plant();
	await withRepository(
		`wp_update_post(['ID' => ${planted.listing}, 'post_status' => 'publish', 'post_title' => 'Under test']);
		update_post_meta(${planted.listing}, $names->details, ['tagline_text' => 'By the lake', 'phone' => '+41 44 000 00 00', 'latitude' => '47.45', 'longitude' => '8.5']);`,
	);
});
afterAll(() => uproot(planted));

const path = () => `/wp/v2/gazetteer-listings/${planted.listing}`;
const seenByGuests = async () =>
	(await (await fetch(`${siteUrl()}/index.php?rest_route=${path()}`)).json()) as Row;

describe('data of a listing that guests can read', () => {
	afterEach(() =>
		withRepository(
			`wp_update_post(['ID' => ${planted.listing}, 'post_password' => '', 'post_status' => 'publish']); update_post_meta(${planted.listing}, 'plan_id', 40);`,
		),
	);

	it('the REST API shows guests only the details that the plan of a listing includes', async () => {
		const plan = await withRepository(
			`$plan = wp_insert_post(['post_type' => $names->plan, 'post_status' => 'publish', 'post_title' => 'Map', 'meta_input' => ['map_show' => 'true']]);
			update_post_meta(${planted.listing}, 'plan_id', $plan); echo $plan;`,
		);
		const { meta } = await seenByGuests();
		await runWordPress(`wp_delete_post(${plan}, true);`);
		expect(meta.gazetteer_details).toEqual({ latitude: '47.45', longitude: '8.5' });
		expect(meta).not.toHaveProperty('gallery_image_ids');
	});

	it('guests can read only the title of a listing with a password, and do not find it in the directory', async () => {
		await withRepository(
			`wp_update_post(['ID' => ${planted.listing}, 'post_password' => 'sesame']);`,
		);
		expect((await seenByGuests()).meta).toEqual({});
		const { page } = await visit('/directory/?gz_words=Under+test');
		expect(await page.locator('.gz-listing', { hasText: 'Under test' }).count()).toBe(0);
	});

	it('the REST API shows shortcodes and blocks of a listing’s author as plain text', async () => {
		await withRepository(
			`wp_update_post(['ID' => ${planted.listing}, 'post_content' => '[caption width="9"]By me[/caption] <!-- wp:archives /-->']);`,
		);
		const { rendered } = (await seenByGuests()).content;
		expect(rendered).toContain('&#91;caption');
		expect(rendered).not.toContain('wp-block-archives');
	});

	it('cards of listings do not show a listing that was withdrawn after they were prepared', async () => {
		expect(
			await withRepository(`
				$shown = new Gazetteer\\Directory\\Listing\\ListingViews(static fn () => $repository, static fn () => new Gazetteer\\Plans\\PlanPosts($names), $names, false);
				$before = count($shown->views([${planted.listing}]));
				wp_update_post(['ID' => ${planted.listing}, 'post_status' => 'expired']);
				echo $before, count($shown->views([${planted.listing}]));
			`),
		).toBe('10');
	});
});

it('an author can edit their listing, but not its plan or whether it is claimed', async () => {
	const role = (name: string) =>
		runWordPress(`(new WP_User(username_exists('${OWNER.name}')))->set_role('${name}');`);
	await role('author');
	const owner = await openAdmin(OWNER.name, OWNER.password);
	const { meta } = await owner.rest<Row>('POST', path(), {
		meta: { plan_id: 0, gazetteer_details: { phone: '2', claimed_section: 'claimed' } },
	});
	const { meta: still } = await owner.rest<Row>('POST', path(), {
		meta: { gazetteer_details: null },
	});
	await role('subscriber');
	expect(still.gazetteer_details).toMatchObject({ phone: '2' });
	expect(meta.plan_id).toBe(40);
	expect(meta.gazetteer_details).toMatchObject({ phone: '2', tagline_text: 'By the lake' });
	expect(meta.gazetteer_details).not.toHaveProperty('claimed_section');
});
