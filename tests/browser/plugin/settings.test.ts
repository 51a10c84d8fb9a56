import { openAdmin, type Admin } from '../admin.ts';
import { readChoices, saveChoices, type Choices } from '../settings.ts';
import { runWordPress } from '../site.ts';
import { choose } from './chosen.ts';

const SCREEN = '/wp-admin/options-general.php?page=gazetteer';

let admin: Admin;
let before: Choices;
beforeAll(async () => {
	await choose();
	admin = await openAdmin();
	before = await readChoices(admin);
});
afterAll(async () => {
	await saveChoices(admin, before);
});

it('lists every widget with its block, its shortcode and its switches', async () => {
	const html = await (await admin.get(SCREEN)).text();
	for (const name of ['scroll-top', 'reading-progress', 'section-backgrounds']) {
		expect(html).toContain(`<code>gazetteer/${name}</code>`);
		expect(html).toContain(`[gazetteer_${name.replaceAll('-', '_')}]`);
		for (const list of ['helpers', 'adopt']) {
			expect(html).toContain(`<label for="gazetteer-${list}-${name}">`);
		}
	}
});

it('keeps what the owner chose, and again what is changed back', async () => {
	const choices: Choices = {
		helpers: ['reading-progress', 'scroll-top'],
		adopt: ['section-backgrounds'],
		prefix: 'listingpro',
		namespace: 'contact-form-7/v1',
	};
	await saveChoices(admin, choices);
	expect(await readChoices(admin)).toEqual(choices);
	await saveChoices(admin, before);
	expect(await readChoices(admin)).toEqual(before);
});

it('keeps the old address when the new one can not be used, and says so', async () => {
	const html = await saveChoices(admin, { prefix: 'Not <b>good', namespace: '../x' });
	expect(html).toContain('The action prefix may hold');
	expect(html).toContain('The REST namespace has to look like');
	expect(await readChoices(admin)).toEqual(before);
});

it('drops widgets nobody knows', async () => {
	await saveChoices(admin, { helpers: ['scroll-top', 'no-such-widget', '<b>'] });
	expect((await readChoices(admin)).helpers).toEqual(['scroll-top']);
	expect(await runWordPress("echo json_encode(get_option('gazetteer')['helpers']);")).toBe(
		'["scroll-top"]',
	);
});

it('is closed to whoever may not manage the site', async () => {
	await runWordPress(
		"$id = username_exists('writer') ?: wp_create_user('writer', 'a long password', 'writer@example.test'); (new WP_User($id))->set_role('editor');",
	);
	const writer = await openAdmin('writer', 'a long password');
	expect((await writer.get(SCREEN)).status).toBe(403);
	await runWordPress(
		"require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(username_exists('writer'));",
	);
});

it('is linked from the list of plugins', async () => {
	const html = await (await admin.get('/wp-admin/plugins.php')).text();
	expect(html).toMatch(/options-general\.php\?page=gazetteer">Settings</);
});
