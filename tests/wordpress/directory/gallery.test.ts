import { openAdmin } from '../admin.ts';
import { php } from '../plugin/posts.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { upload } from './photos.ts';

jest.setTimeout(60_000);

const OWNER = 'gallery-owner';
let owner = 0;
let listing = 0;
let photos: number[] = [];

beforeAll(async () => {
	[owner, listing] = JSON.parse(
		await runWordPress(`
			$owner = wp_create_user('${OWNER}', 'a long password', '${OWNER}@example.test');
			(new WP_User($owner))->set_role('author');
			echo json_encode([$owner, wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => 'Under test', 'post_author' => $owner])]);
		`),
	) as [number, number];
	// The owner's photo, a photo attached to the listing, and a photo that belongs to another user.
	photos = await upload([{ author: owner }, { parent: listing }, {}]);
});
afterAll(() =>
	runWordPress(`
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach (${php([...photos, listing])} as $id) { wp_delete_post((int) $id, true); }
		wp_delete_user(${owner});
	`),
);

const path = () => `/wp/v2/gazetteer-listings/${listing}`;
const save = async (who: string, password: string, ids: readonly number[]) =>
	(await openAdmin(who, password)).rest('POST', path(), {
		meta: { gallery_image_ids: ids.join(',') },
	});
const page = async () =>
	(await fetch(`${siteUrl()}/?post_type=gazetteer_listing&p=${listing}`)).text();
const addresses = async () =>
	JSON.parse(
		await runWordPress(`echo json_encode(array_map('wp_get_attachment_url', ${php(photos)}));`),
	) as string[];
const shown = async () => {
	const [html, urls] = await Promise.all([page(), addresses()]);
	return photos.filter((_, index) => html.includes(`href="${urls[index]}"`));
};

describe('gallery of a listing', () => {
	it('the gallery of a listing shows only photos that the author of the listing may use', async () => {
		await save(OWNER, 'a long password', photos);
		expect(await shown()).toEqual(photos.slice(0, 2));
	});

	it('a gallery photo of another user is shown in no card and no page head', async () => {
		await save(OWNER, 'a long password', photos.slice(2));
		const [, , theirs] = await addresses();
		expect(await page()).not.toContain(theirs);
		const directory = await fetch(`${siteUrl()}/directory/?gz_words=under+test`);
		expect(await directory.text()).not.toContain(theirs);
	});

	it('the gallery keeps every photo that an admin added', async () => {
		await save('admin', 'password', photos);
		expect(await shown()).toEqual(photos.slice(0, 2));
		await save('admin', 'password', []);
		await save('admin', 'password', photos);
		expect(await shown()).toEqual(photos);
		// The other user’s photo stays in the gallery after the author changes the order.
		await save(OWNER, 'a long password', [...photos].reverse());
		expect(await shown()).toEqual(photos);
	});
});
