import { openAdmin, type Admin } from '../../admin.ts';
import { choose } from '../../plugin/chosen.ts';
import { runWordPress } from '../../../browser/site.ts';
import { filesWaiting, forgetEntries, keep, keptOf, later } from './kept.ts';
import { makeForm, removeForms, type OwnForm } from '../own.ts';

const SCREEN = '/wp-admin/edit.php?post_type=gazetteer_form&page=gazetteer-entries';

const MESSAGES = [
	{ name: 'Ada', email: 'ada@visitor.example', message: 'Is it open on Sunday?', state: 'sent' },
	{ name: '=1+1', email: 'eve@visitor.example', message: '<b>ÑANDÚ</b> 😀', state: 'waiting' },
	{ name: 'Pills', email: 'spam@visitor.example', message: 'Cheap', state: 'spam' },
	{
		name: 'Kim',
		email: 'kim@visitor.example',
		message: 'A plan',
		state: 'waiting',
		file: 'plan',
	},
];

let admin: Admin;
let form: OwnForm;
let ids: number[];
beforeAll(async () => {
	await choose();
	form = await makeForm([
		['text', { label: 'Name', name: 'your-name' }],
		['email', { label: 'Email', name: 'your-email' }],
	]);
	admin = await openAdmin();
});
beforeEach(async () => {
	await forgetEntries();
	ids = await keep(form.id, MESSAGES);
});
afterAll(async () => {
	await forgetEntries();
	await removeForms();
});

const read = async (query = '') => (await admin.get(SCREEN + query)).text();

/** The senders that the HTML of the entries list shows. */
const shown = (html: string) =>
	[...html.matchAll(/class="row-title"[^>]*>([^<]*)</g)].map(([, sender]) => sender);

/** The address of a link on the page, relative to the site. */
const linkTo = (html: string, part: string) => {
	const [, link = ''] = new RegExp(`href=["']([^"']*${part}[^"']*)["']`).exec(html) ?? [];
	return link.replace(/&(?:#0?38|amp);/g, '&').replace(/^https?:\/\/[^/]+/, '');
};

it('the entries screen lists messages, newest first, with spam on its own tab', async () => {
	const html = await read();
	expect(shown(html)).toEqual([
		'kim@visitor.example',
		'eve@visitor.example',
		'ada@visitor.example',
	]);
	expect(html).toContain('&lt;b&gt;ÑANDÚ&lt;/b&gt;');
	expect(shown(await read('&state=spam'))).toEqual(['spam@visitor.example']);
	expect(shown(await read('&state=sent'))).toEqual(['ada@visitor.example']);
});

it.each([
	['a word of the message', 'sunday', ['ada@visitor.example']],
	['letters of another alphabet, small or capital', 'ñandú', ['eve@visitor.example']],
	['an email address', 'KIM@visitor', ['kim@visitor.example']],
	['characters that have a meaning in SQL', '%_\\', []],
])('the search of the entries screen finds %s', async (_what, search, found) => {
	expect(shown(await read(`&s=${encodeURIComponent(search)}`))).toEqual(found);
});

it('the entries screen shows an explanation while there are no entries', async () => {
	await forgetEntries();
	expect(await read()).toContain('No entries yet.');
	expect(await read('&s=nothing')).toContain('No entries found.');
});

it('the entries screen shows a message in full, with its history and file', async () => {
	const html = await read(`&entry=${ids[3]}`);
	expect(html).toContain('Entry from kim@visitor.example');
	expect(html).toContain('The server said no');
	const file = await admin.get(linkTo(html, 'gazetteer_entry_file'));
	expect(await file.text()).toBe('plan');
	expect(file.headers.get('content-type')).toContain('application/octet-stream');
	expect(file.headers.get('content-disposition')).toMatch(
		/^attachment; filename="-+plan\.txt"; filename\*=UTF-8''%C3%A4%20plan\.txt$/,
	);
});

it('an admin sends a message again, marks it as not spam, and deletes it', async () => {
	for (const [place, action] of [
		[1, 'resend'],
		[2, 'not_spam'],
	] as const) {
		const html = await read(`&entry=${ids[place]}`);
		const done = await admin.get(linkTo(html, `do=${action}`));
		expect(done.status).toBe(302);
		expect(done.headers.get('location')).toContain('gazetteer_done=1.0.0.0');
	}
	await admin.get(linkTo(await read(`&entry=${ids[3]}`), 'do=delete'));
	const kept = await keptOf(form.id);
	expect(kept.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
	expect(await filesWaiting()).toEqual([]);
});

it('an admin sends a message again without its expired file, and sees that the file is missing', async () => {
	const [id = 0] = await keep(form.id, [{ ...MESSAGES[0]!, file: 'plan' }]);
	await later(31 * 86_400, 'gazetteer_sweep_entries');
	const before = await read(`&entry=${id}`);
	expect(before).toContain('ä plan.txt');
	expect(before).toMatch(/4 B · Emailed on .* · No longer stored/);
	expect(before).toContain(
		'“Send again” emails the entry without files that are no longer stored.',
	);
	const done = await admin.get(linkTo(before, 'do=resend'));
	expect(done.headers.get('location')).toContain('gazetteer_done=1.0.0.0.1');
	const after = await read(`&entry=${id}&gazetteer_done=1.0.0.0.1`);
	expect(after).toContain('1 entry was emailed without files that are no longer stored.');
	expect(after).toContain('Sent without files that are no longer stored: ä plan.txt');
});

describe('listing suggestion in the entries', () => {
	const SUGGESTED = {
		...MESSAGES[0]!,
		more: {
			place: 'Blue <b>Door</b>',
			category: 'Bakeries under test',
			address: '1 Quay Street',
			phone: '+44 1',
			website: 'javascript:alert(1)',
			description: 'Bread.\n\n[gallery] <script>alert(1)</script>',
		},
	};
	const listings = async () =>
		JSON.parse(
			await runWordPress(`
				$names = (new Gazetteer\\Kernel\\Settings())->names();
				$posts = get_posts(['post_type' => $names->listing, 'post_status' => 'draft', 's' => 'Blue', 'numberposts' => -1]);
				echo json_encode(array_map(fn ($post) => [
					'id' => $post->ID, 'title' => $post->post_title, 'content' => $post->post_content, 'author' => get_userdata((int) $post->post_author)->user_login,
					'categories' => wp_get_object_terms($post->ID, $names->category, ['fields' => 'names']),
					'details' => array_intersect_key((array) get_post_meta($post->ID, 'lp_listingpro_options', true), array_flip(['gAddress', 'phone', 'website'])),
				], $posts));
			`),
		) as { id: number }[];
	const taxonomy = '(new Gazetteer\\Kernel\\Settings())->names()->category';

	beforeEach(() => runWordPress(`wp_insert_term('Bakeries under test', ${taxonomy});`));
	afterEach(async () => {
		for (const { id } of await listings()) {
			await runWordPress(`wp_delete_post(${id}, true);`);
		}
		await runWordPress(
			`wp_delete_term(get_term_by('name', 'Bakeries under test', ${taxonomy})->term_id, ${taxonomy});`,
		);
	});

	it('a listing suggestion becomes a draft listing once, with its markup escaped', async () => {
		const [id = 0] = await keep(form.id, [SUGGESTED]);
		const html = await read(`&entry=${id}`);
		expect(html).toMatch(
			/<a [^>]*gazetteer_entry_listing[^>]*>\s*Create a listing from this entry/,
		);
		const link = linkTo(html, 'gazetteer_entry_listing');
		const first = await admin.get(link);
		const [listing, ...more] = await listings();
		expect(more).toEqual([]);
		expect(first.headers.get('location')).toContain(`post=${listing!.id}&action=edit`);
		expect(listing).toMatchObject({
			title: 'Blue Door',
			author: 'admin',
			categories: ['Bakeries under test'],
		});
		const { content, details } = listing as unknown as { content: string; details: object };
		expect(content).toContain('<p>Bread.</p>');
		expect(content).not.toMatch(/<script|\[gallery/);
		expect(JSON.stringify(details)).not.toContain('javascript');
		const again = await admin.get(link);
		expect(again.headers.get('location')).toBe(first.headers.get('location'));
		expect(await listings()).toHaveLength(1);
		expect(await read(`&entry=${id}`)).toContain('Edit the listing');
	});

	it('a listing suggestion is distinguished from other messages, and requires the right to edit listings', async () => {
		expect(await read(`&entry=${ids[0]}`)).not.toContain('gazetteer_entry_listing');
		const [id = 0] = await keep(form.id, [SUGGESTED]);
		const link = linkTo(await read(`&entry=${id}`), 'gazetteer_entry_listing');
		expect((await admin.get(link.replace(/_wpnonce=\w+/, '_wpnonce=0'))).status).toBe(403);
		expect((await admin.get(link.replace(`entry=${id}`, `entry=${ids[0]}`))).status).toBe(403);
		expect(await listings()).toEqual([]);
	});
});

it('an action on an entry without a valid nonce is refused', async () => {
	const link = linkTo(await read(`&entry=${ids[0]}`), 'do=delete');
	const forged = link.replace(/_wpnonce=\w+/, '_wpnonce=0123456789');
	expect((await admin.get(forged)).status).toBe(403);
	expect((await admin.get(link.replace(`entry=${ids[0]}`, `entry=${ids[1]}`))).status).toBe(403);
	expect(await keptOf(form.id)).toHaveLength(4);
});

it('the bulk action deletes all selected entries', async () => {
	const html = await read();
	const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(html) ?? [];
	const ticked = `&entry_ids%5B%5D=${ids[0]}&entry_ids%5B%5D=${ids[1]}`;
	const done = await admin.get(`${SCREEN}&action=delete&_wpnonce=${nonce}${ticked}`);
	expect(done.headers.get('location')).toContain('gazetteer_done=0.0.0.2');
	expect((await keptOf(form.id)).map(({ id }) => id)).toEqual(ids.slice(2));
});

it('the export contains the listed entries, with formulas escaped', async () => {
	const table = await admin.get(linkTo(await read(), 'gazetteer_entries_export'));
	expect(table.headers.get('content-type')).toContain('text/csv');
	const bytes = Buffer.from(await table.arrayBuffer());
	expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const [head, ...rows] = bytes.subarray(3).toString().trim().split('\r\n');
	expect(head).toBe('"Date","Form","Status","Page","Name","Email","Message","Files"');
	expect(rows).toHaveLength(3);
	expect(rows[1]).toContain(`"'=1+1","eve@visitor.example","<b>ÑANDÚ</b> 😀",""`);

	const one = await admin.get(linkTo(await read('&s=sunday'), 'gazetteer_entries_export'));
	expect((await one.text()).trim().split('\r\n')).toHaveLength(2);
});

it('the entries screen is forbidden for users who cannot edit the pages of others', async () => {
	await runWordPress(
		"$id = username_exists('author') ?: wp_create_user('author', 'a long password', 'author@example.test'); (new WP_User($id))->set_role('author');",
	);
	const deletion = linkTo(await read(`&entry=${ids[0]}`), 'do=delete');
	const author = await openAdmin('author', 'a long password');
	for (const path of [SCREEN, `${SCREEN}&entry=${ids[0]}`, deletion]) {
		expect((await author.get(path)).status).toBe(403);
	}
	expect(await keptOf(form.id)).toHaveLength(4);
	await runWordPress(
		"require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(username_exists('author'));",
	);
});
