import { openAdmin, type Admin } from '../admin.ts';
import { publish, removePosts } from '../plugin/posts.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { makeForm, PLAIN, removeForms } from './own.ts';

jest.setTimeout(90_000);

const read = async (path: string) => (await fetch(siteUrl() + path)).text();

/** Reads a page as a logged-in user, following the canonical redirect of the page. */
const readAs = async (admin: Admin, path: string): Promise<string> => {
	const response = await admin.get(path);
	const moved = response.headers.get('location');
	return moved ? readAs(admin, moved.replace(siteUrl(), '')) : response.text();
};

const tags = (html: string) =>
	[...html.matchAll(/class="wpcf7 no-js[^>]* id="([^"]+)"/g)].map(([, id]) => id);

afterEach(async () => {
	await removePosts();
	await removeForms();
});

describe('contact form that is not published', () => {
	const draft = async () => {
		const { id, path } = await makeForm(PLAIN);
		await runWordPress(`wp_update_post(['ID' => ${id}, 'post_status' => 'draft']);`);
		return path;
	};

	it('an unpublished contact form renders nothing for visitors, and the form for users who can edit it', async () => {
		const path = await draft();
		expect(await read(path)).not.toContain('wpcf7');
		expect(tags(await readAs(await openAdmin(), path))).toHaveLength(1);
	});

	it('a deleted contact form shows a notice to editors only', async () => {
		const path = await publish('[gazetteer_contact_form form="999999"]');
		expect(await read(path)).not.toContain('gz-form-note');
		expect(await readAs(await openAdmin(), path)).toContain('gz-form-note');
	});
});

it('a contact form that is limited to members asks guests to log in', async () => {
	const { path } = await makeForm(PLAIN, {
		metas: { gazetteer_form_settings: { membersOnly: true } },
	});
	const html = await read(path);
	expect(tags(html)).toEqual([]);
	expect(html).toContain('Please log in to use this form.');
	expect(await readAs(await openAdmin(), path)).toMatch(/name="_wpnonce" value="[0-9a-f]{10}"/);
});

it('a contact form takes two queries, renders outside of the loop, and is left out of feeds', async () => {
	const { id } = await makeForm(PLAIN);
	const [queries, unitTag] = JSON.parse(
		await runWordPress(
			`wp_scripts(); $before = get_num_queries(); $html = do_shortcode('[gazetteer_contact_form form="${id}"]'); preg_match('/id="(wpcf7-[^"]+)"/', $html, $found); echo json_encode([get_num_queries() - $before, $found[1]]);`,
		),
	) as [number, string];
	expect(queries).toBeLessThanOrEqual(2);
	expect(unitTag).toBe(`wpcf7-f${id}-o1`);

	await runWordPress(
		`wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'In the feed', 'post_content' => '[gazetteer_contact_form form="${id}"]']);`,
	);
	expect(await read('/?feed=rss2')).not.toContain('wpcf7');
	await runWordPress(
		"foreach (get_posts(['title' => 'In the feed']) as $post) { wp_delete_post($post->ID, true); }",
	);
});

it('a contact form can be read and changed in the REST API only by users who can publish pages', async () => {
	const { id } = await makeForm(PLAIN);
	for (const route of ['', `/${id}`, `/${id}/revisions`]) {
		const answer = await fetch(`${siteUrl()}/?rest_route=/wp/v2/gazetteer_form${route}`);
		expect(answer.status).toBe(404);
	}
	const admin = await openAdmin();
	const mail = { to: 'owner@example.org', subject: 'Hello\r\nBcc: x', body: 'a\nb' };
	const saved = await admin.rest<{ meta: Record<string, object> }>(
		'POST',
		`/wp/v2/gazetteer_form/${id}`,
		{ meta: { gazetteer_mail: mail } },
	);
	expect(saved.meta['gazetteer_mail']).toEqual({ ...mail, subject: 'Hello Bcc: x' });

	await runWordPress(
		"wp_insert_user(['user_login' => 'form-writer', 'user_pass' => 'secret', 'role' => 'author']);",
	);
	const writer = await openAdmin('form-writer', 'secret');
	await expect(writer.rest('GET', `/wp/v2/gazetteer_form/${id}`)).rejects.toThrow('403');
	await runWordPress(
		"require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(get_user_by('login', 'form-writer')->ID);",
	);
});
