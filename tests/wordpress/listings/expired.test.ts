import { openAdmin, type Admin } from '../admin.ts';
import { runWordPress } from '../../browser/site.ts';
import { OWNER, plant, uproot, type Planted } from './planted.ts';

jest.setTimeout(60_000);

interface Row {
	readonly status: string;
}

let planted: Planted;
let author: Admin;
beforeAll(async () => {
	planted = await plant();
	await runWordPress(`(new WP_User(username_exists('${OWNER.name}')))->set_role('author');`);
	author = await openAdmin(OWNER.name, OWNER.password);
});
beforeEach(() =>
	runWordPress(
		`global $wpdb; $wpdb->update($wpdb->posts, ['post_status' => 'expired', 'post_date' => '2026-01-02 03:04:05', 'post_date_gmt' => '2026-01-02 03:04:05'], ['ID' => ${planted.listing}]); clean_post_cache(${planted.listing});`,
	),
);
afterAll(() => uproot(planted));

const path = () => `/wp/v2/gazetteer-listings/${planted.listing}`;
const status = () => runWordPress(`echo get_post_status(${planted.listing});`);

describe('listing that stays expired', () => {
	it.each(['publish', 'draft', 'pending', 'private', 'future'])(
		'a listing stays expired when its author sets the status to %s',
		async (wanted) => {
			const date = wanted === 'future' ? { date: '2099-01-01T00:00:00' } : {};
			const { status: told } = await author.rest<Row>('POST', path(), {
				status: wanted,
				...date,
			});
			expect(told).toBe('expired');
			expect(await status()).toBe('expired');
		},
	);

	it('a listing stays expired when its author edits it with Quick Edit', async () => {
		const list = await (
			await author.get('/wp-admin/edit.php?post_type=gazetteer_listing')
		).text();
		const [, nonce = ''] = /name="_inline_edit" value="(\w+)"/.exec(list) ?? [];
		const { status: answered } = await author.post(
			'/wp-admin/admin-ajax.php',
			new URLSearchParams({
				action: 'inline-save',
				post_type: 'gazetteer_listing',
				post_ID: String(planted.listing),
				_inline_edit: nonce,
				_status: 'publish',
				post_title: 'Changed in the list',
				post_view: 'list',
				screen: 'edit-gazetteer_listing',
			}),
		);
		expect(answered).toBe(200);
		expect(
			await runWordPress(
				`$post = get_post(${planted.listing}); echo $post->post_title, ' ', $post->post_status;`,
			),
		).toBe('Changed in the list expired');
	});

	it('a listing stays expired when its author moves it to the trash and restores it', async () => {
		await author.rest('DELETE', path());
		expect(await status()).toBe('trash');
		await runWordPress(
			`wp_set_current_user(username_exists('${OWNER.name}')); wp_untrash_post(${planted.listing});`,
		);
		expect(await status()).toBe('expired');
	});

	it('a listing stays expired when its author publishes it from the trash', async () => {
		await author.rest('DELETE', path());
		await author.rest('POST', path(), { status: 'publish' });
		expect(await status()).toBe('expired');
	});

	it('a listing stays expired while its author changes its content', async () => {
		await author.rest('POST', path(), { status: 'publish', title: 'Another name' });
		expect(await runWordPress(`echo get_post(${planted.listing})->post_title;`)).toBe(
			'Another name',
		);
	});
});

describe('expired listing that becomes public', () => {
	it('an expired listing becomes public when the site owner publishes it', async () => {
		const owner = await openAdmin();
		await owner.rest('POST', path(), { status: 'publish' });
		expect(await status()).toBe('publish');
	});

	it('an expired listing becomes public when an order for it is paid, whichever user is logged in', async () => {
		await runWordPress(`
			$orders = new Gazetteer\\Plans\\Orders\\OrderTable();
			$order = $orders->open(new Gazetteer\\Plans\\Domain\\Plan(40, 'A plan', price: 9.0), ${planted.listing}, 1, 1000);
			wp_set_current_user(username_exists('${OWNER.name}'));
			do_action('gazetteer_plan_paid', $order->id, 'bill 1');
		`);
		expect(await status()).toBe('publish');
	});
});
