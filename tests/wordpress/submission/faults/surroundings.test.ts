import { runWordPress, siteUrl } from '../../../browser/site.ts';
import { kept, listing, member, ownOrigin, remains, send } from '../sending.ts';
import { guestsHotel, hotels } from './hotels.ts';

jest.setTimeout(60_000);

describe('change between page load and submission of a listing', () => {
	it('a user whose account was deleted since page load counts as logged out', async () => {
		const gone = await member('gone-meanwhile');
		await runWordPress(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(${gone.id});`,
		);
		const fields = listing({ category: hotels, post_nonce_field: gone.create });
		const { answer } = await send(fields, { cookie: gone.cookie, headers: ownOrigin() });
		expect(answer).toMatchObject({ response: 'fail', status: { email: expect.any(String) } });
		expect(await kept(fields['postTitle'])).toEqual([]);
	});

	it.each([
		['was deleted', `wp_delete_term($id, 'gazetteer_category');`],
		[
			'was replaced by a term of another taxonomy',
			`wp_delete_term($id, 'gazetteer_category'); $id = wp_insert_term('No category', 'post_tag')['term_id'];`,
		],
	])(
		'a category that %s since page load is refused, with an error at its field',
		async (_what, change) => {
			const id = await runWordPress(
				`$id = wp_insert_term('Soon gone', 'gazetteer_category')['term_id']; ${change} echo $id;`,
			);
			const fields = guestsHotel({ category: id });
			const { answer } = await send(fields);
			await runWordPress(`wp_delete_term(${id}, 'post_tag');`);
			expect(answer).toMatchObject({
				response: 'fail',
				status: { category: expect.any(String) },
			});
			expect(await kept(fields['postTitle'])).toEqual([]);
		},
	);

	it('a listing that another user is editing in the admin is not overwritten', async () => {
		const owner = await member('locked-out');
		const as = { cookie: owner.cookie, headers: ownOrigin() };
		const fields = listing({ category: hotels, post_nonce_field: owner.create });
		await send(fields, as);
		const [before] = await kept(fields['postTitle']);
		await runWordPress(`update_post_meta(${before!.id}, '_edit_lock', time() . ':1');`);
		const { answer } = await send(
			{
				...fields,
				lp_post: `${before!.id}`,
				edit_nonce_field: owner.edit,
				postContent: '<p>After.</p>',
			},
			as,
		);
		expect(answer).toMatchObject({
			response: 'fail',
			msg: 'Another user is editing this listing at the moment. Please try again later.',
		});
		expect(await kept(fields['postTitle'])).toEqual([before]);
	});
});

describe('another plugin during the submission of a listing', () => {
	it.each(['prints', 'warns'])(
		'another plugin that %s does not affect the response',
		async (how) => {
			const fields = guestsHotel();
			const sent = await send(fields, { headers: { 'x-test-neighbour': how } });
			expect([sent.status, sent.type]).toEqual([200, expect.stringContaining('text/html')]);
			expect(sent.answer).toMatchObject({ response: 'success' });
			expect(await kept(fields['postTitle'])).toHaveLength(1);
		},
	);

	it('another plugin that throws in a WordPress hook leaves nothing behind', async () => {
		const fields = guestsHotel();
		const before = await remains();
		const { answer } = await send(fields, { headers: { 'x-test-neighbour': 'throws' } });
		expect(answer.response).toBe('fail');
		expect(JSON.stringify(answer)).not.toContain('a neighbour');
		expect(await remains()).toEqual(before);
	});
});

it('the response on a site with plain permalinks redirects to the site’s own pages', async () => {
	const set = (structure: string) =>
		runWordPress(
			`global $wp_rewrite; $wp_rewrite->set_permalink_structure('${structure}'); flush_rewrite_rules(false);`,
		);
	const structure = await runWordPress(`echo get_option('permalink_structure');`);
	await set('');
	try {
		const { answer } = await send(guestsHotel({ gazetteer_listing_form: '1' }));
		expect(answer.response).toBe('success');
		const address = new URL(String(answer.status));
		expect(address.origin).toBe(siteUrl());
		expect(await (await fetch(address)).text()).toContain('gz-submitted');
	} finally {
		await set(structure);
	}
});
