import { openAdmin, type Admin } from '../admin.ts';
import exchanges from '../../cases/exchange/term-details.json';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { answered, call, queries } from './calling.ts';
import { drawnWith, OWNER, plant, uproot, type Planted } from './planted.ts';

jest.setTimeout(60_000);

let planted: Planted;
let owner: Admin;
beforeAll(async () => {
	planted = await plant();
	owner = await openAdmin(OWNER.name, OWNER.password);
});
afterAll(() => uproot(planted));

const own = (number: string) => String(planted.ids[number.trim()] ?? number);
const asked = (term: string | readonly string[], listing = '') => ({
	term_id: typeof term === 'string' ? own(term) : term.map(own),
	listing_id: own(listing),
});
const details = (term: string | readonly string[], listing = '', as?: Admin) =>
	answered(call('ajax_term', asked(term, listing), as));

/** The answer of an exchange, with the ids of this site. */
const onThisSite = (answer: (typeof exchanges)[number]['answer']) => ({
	...answer,
	tags:
		answer.tags &&
		Object.fromEntries(Object.entries(answer.tags).map(([id, name]) => [` ${own(id)}`, name])),
	lpselectedtags: Array.isArray(answer.lpselectedtags)
		? []
		: Object.fromEntries(
				Object.keys(answer.lpselectedtags).map((id) => [own(id), Number(own(id))]),
			),
	fieldsids: answer.fieldsids === '' ? '' : [planted.ids['31']],
});

const EMPTY = exchanges.find(({ says }) => says === 'no category')!.answer;

it.each(exchanges.map((exchange) => [exchange.says, exchange] as const))(
	'ajax_term answers as recorded: %s',
	async (_says, { request, answer, asks }) => {
		const as = asks ? owner : undefined;
		const found = await details(request.term_id, request.listing_id, as);
		expect(found).toEqual(onThisSite(answer));
		expect(Object.keys(found)).toEqual(Object.keys(answer));
		expect(Object.keys(found['tags'] ?? {})).toEqual(
			Object.keys(onThisSite(answer).tags ?? {}),
		);
	},
);

describe('ajax_term with unusual input', () => {
	const same = async (body: Readonly<Record<string, string | readonly string[]>>) =>
		expect(await answered(call('ajax_term', body))).toEqual(await details('7'));

	it('ajax_term accepts a list of one, spaces around numbers, duplicates and invalid values', async () => {
		await same({ term_id: [own('7')], listing_id: '' });
		await same({ term_id: ` ${own('7')} ` });
		await same({ term_id: [own('7'), ` ${own('7')}`, 'x', '-3', '0', '1e9'], listing_id: 'x' });
	});

	it('ajax_term accepts GET, and ignores an unknown listing', async () => {
		const address = `${siteUrl()}/wp-admin/admin-ajax.php?action=ajax_term&term_id=${own('7')}`;
		expect(await answered(fetch(address))).toEqual(await details('7'));
		expect(await details('7', '4294967295')).toEqual(await details('7'));
	});

	it.each([
		['no category', {}],
		['an empty string', { term_id: '', listing_id: '' }],
		['an unknown category', { term_id: '4294967295' }],
		['an SQL injection', { term_id: "1' OR '1'='1", listing_id: '1 OR 1=1' }],
		[
			'more than a hundred ids',
			{ term_id: Array.from({ length: 101 }, (_, at) => String(at + 1)) },
		],
	] as const)('ajax_term answers %s with all keys and empty values', async (_what, body) => {
		expect(await answered(call('ajax_term', body))).toEqual(EMPTY);
	});

	it('ajax_term treats a term of another taxonomy as unknown', async () => {
		expect(await details('12')).toEqual(EMPTY);
	});
});

describe('field values of a listing in ajax_term', () => {
	const filled = expect.stringContaining('value="ZRH"');

	it('the field values of a listing are filled in for its owner, who has no access to the admin', async () => {
		expect(await details('7', '105', owner)).toMatchObject({
			fields: filled,
			lpselectedtags: { [own('12')]: planted.ids['12'] },
		});
	});

	it('the field values of a listing are filled in for users who can edit all listings', async () => {
		expect(await details('7', '105', await openAdmin())).toMatchObject({ fields: filled });
	});

	it('the field values of a listing are hidden from guests and other members', async () => {
		await runWordPress("wp_create_user('other', 'a long password', 'other@example.test');");
		const other = await openAdmin('other', 'a long password');
		for (const as of [undefined, other]) {
			expect(await details('7', '105', as)).toEqual(await details('7'));
		}
		await runWordPress(
			"require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(username_exists('other'));",
		);
	});

	it('the field values are hidden for a post in the trash, and for a post that is not a listing', async () => {
		await runWordPress(`wp_trash_post(${planted.listing});`);
		expect(await details('7', '105', owner)).toEqual(await details('7'));
		await runWordPress(
			`wp_untrash_post(${planted.listing}); wp_update_post(['ID' => ${planted.listing}, 'post_status' => 'pending']);`,
		);
		expect(await details('7', '1', await openAdmin())).toEqual(await details('7'));
	});
});

describe('ajax_term after a change by the site owner', () => {
	const change = (code: string) => runWordPress(code);

	it('ajax_term does not render a field that is a draft', async () => {
		const id = planted.ids['31'];
		await change(`wp_update_post(['ID' => ${id}, 'post_status' => 'draft']);`);
		expect(await details('7')).toMatchObject({ fields: null, hasfields: false, fieldsids: '' });
		// WordPress would change the slug, because another post uses it. Set it directly.
		await change(
			`global $wpdb; wp_update_post(['ID' => ${id}, 'post_status' => 'publish']); $wpdb->update($wpdb->posts, ['post_name' => 'iata'], ['ID' => ${id}]); clean_post_cache(${id});`,
		);
		expect(await details('7')).toMatchObject({ hasfields: true });
	});

	it('ajax_term renders every type of field with label, help and required mark, and escaped', async () => {
		const plain = ['number', 'url', 'date', 'textarea', 'checkbox'];
		const [radio, boxes, switched, select, ...others] = await drawnWith(
			planted,
			"'gazetteer_field_settings'",
			[
				`['type' => 'radio', 'options' => ['A & "b"', '<i>c</i>', 'd'], 'required' => true, 'help' => '5 < 6']`,
				`['type' => 'checkboxes', 'options' => ['x']]`,
				`['type' => 'switch']`,
				`['type' => 'select', 'options' => ['x'], 'required' => true]`,
				...plain.map((type) => `['type' => '${type}']`),
			],
		);
		expect(radio).toContain(
			'<fieldset class="gz-field gz-field-radio lp-required-field" id="field-iata" aria-describedby="field-iata-help">',
		);
		expect(radio).toContain(
			'<input type="radio" id="field-iata-1" name="lp_form_fields_inn[iata]" value="A &amp; &quot;b&quot;" required>',
		);
		expect(radio).toContain('value="c"');
		expect(radio).toContain('<p class="gz-field-help" id="field-iata-help">5 &lt; 6</p>');
		expect(boxes).toContain('name="lp_form_fields_inn[iata][]" value="x"');
		expect(switched).toContain(
			'<input type="hidden" name="lp_form_fields_inn[iata]" value="No"><input type="checkbox" role="switch" value="Yes"',
		);
		expect(select).toContain(
			'<select id="field-iata" name="lp_form_fields_inn[iata]" class="lp-required-field" required><option value="">',
		);
		plain.forEach((type, at) => expect(others[at]).toContain(`gz-field-${type}`));
		expect(await details('7')).toEqual(onThisSite(exchanges[0]!.answer));
	});

	it('ajax_term returns feature names as plain text, and sorts the list again after a rename', async () => {
		const id = planted.ids['4'];
		await change(
			`global $wpdb; $wpdb->update($wpdb->terms, ['name' => 'A &amp; B &lt;img src=x onerror=alert(1)&gt;'], ['term_id' => ${id}]); clean_term_cache(${id});`,
		);
		expect(Object.entries((await details('7'))['tags'] as object)).toEqual([
			[` ${id}`, 'A & B'],
			[` ${planted.ids['12']}`, 'Free parking'],
		]);
		await change(`wp_update_term(${id}, get_term(${id})->taxonomy, ['name' => 'Lounge']);`);
	});
});

it('ajax_term costs a guest at most twelve queries for any number of categories', async () => {
	const one = await call('ajax_term', asked('7'));
	const all = await call('ajax_term', asked(['7', '8', '9', '11']));
	const unknown = await call('ajax_term', {
		term_id: Array.from({ length: 100 }, (_, at) => String(4_000_000_000 + at)),
	});
	for (const response of [one, all, unknown]) expect(queries(response)).toBeLessThanOrEqual(12);
	expect(queries(all)).toBe(queries(one));
});
