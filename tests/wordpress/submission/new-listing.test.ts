import { runWordPress, siteUrl } from '../../browser/site.ts';
import { category, guest, kept, listing, member, ownOrigin, picture, send } from './sending.ts';

let hotels = '';
beforeAll(async () => {
	hotels = await category();
});

describe('new listing of a guest', () => {
	it('a guest’s listing is stored with every field, five images and an account, and is pending', async () => {
		const fields = listing({
			...guest(),
			'category[]': hotels,
			postContent:
				'<p onclick="x">By the <b>water</b> [gallery]<script>alert(1)</script><!-- wp:html --><!<!-- -->-- wp:html --></p>',
			location: 'Atlantis',
			gAddress: '1 Quay',
			gAddresscustom: '2 Pier Road',
			latitude: '47.45',
			longitude: '8.56',
			phone: '+41 44 555 01 01',
			website: 'javascript:alert(1)',
			twitter: 'https://twitter.example/inn',
			tagline_text: 'Rest well',
			tags: 'sea, quiet',
			price_status: 'moderate',
			listingprice: '40',
			postVideo: 'https://video.example/1',
			'business_hours[Monday][open][0]': '09:00',
			'business_hours[Monday][open][1]': '14:00',
			'business_hours[Monday][close][0]': '12:00',
			'business_hours[Monday][close][1]': '18:00',
			'faq[1]': 'Parking?',
			'faqans[1]': 'Yes.',
			claimed_section: 'claimed',
			post_status: 'publish',
			post_author: '1',
			role: 'administrator',
			'listingfiles[0]': await picture('jpeg', 3000, 1000),
			'listingfiles[1]': await picture('png'),
			'listingfiles[2]': await picture('gif'),
			'lp-featuredimage[]': await picture('webp'),
			'business_logo[]': await picture('png', 60, 60),
		});
		const { answer, status, type, cookies } = await send(fields);
		expect({ status, type }).toEqual({ status: 200, type: 'text/html; charset=UTF-8' });
		expect(answer).toMatchObject({ response: 'success', newuser: expect.any(Number) });
		expect(answer.status).toMatch(
			new RegExp(`^${siteUrl()}/\\?post_type=gazetteer_listing&p=\\d+$`),
		);
		expect(cookies).toEqual([]);
		const [made, ...others] = await kept(fields['postTitle']);
		expect(others).toEqual([]);
		expect(made).toMatchObject({
			status: 'pending',
			author: answer.newuser,
			categories: [Number(hotels)],
			// Removing the inner comment must not turn the remaining text into a block.
			content:
				'<p>By the <b>water</b> [gallery]&lt;!-- wp:html --&gt;</p>&lt;!-- /wp:html --&gt;',
			slug: expect.stringMatching(/^harbour-inn-/),
			wishes: ['Atlantis', 'sea, quiet'],
		});
		expect(made!.details).toMatchObject({
			gAddress: '2 Pier Road',
			latitude: '47.45',
			phone: '+41 44 555 01 01',
			twitter: 'https://twitter.example/inn',
			tagline_text: 'Rest well',
			price_status: 'moderate',
			list_price: '40',
			video: 'https://video.example/1',
			business_hours: { Monday: { open: ['09:00', '14:00'], close: ['12:00', '18:00'] } },
			faqs: { faq: { 1: 'Parking?' }, faqans: { 1: 'Yes.' } },
			business_logo: expect.stringMatching(/\/[0-9a-f]{24}\.png$/),
		});
		expect(Object.keys(made!.details)).not.toContain('website');
		expect(Object.keys(made!.details)).not.toContain('claimed_section');
		expect(made!.gallery).toHaveLength(3);
		const images = JSON.parse(
			await runWordPress(`
				$found = [];
				foreach ([${[...made!.gallery, made!.image].join(',')}] as $id) {
					$file = get_attached_file($id);
					$size = getimagesize($file);
					$found[] = [get_post($id)->post_parent, $size['mime'], $size[0], preg_match('~/[0-9a-f]{24}\\.[a-z]+$~', $file), isset(wp_get_attachment_metadata($id)['sizes']['thumbnail'])];
				}
				echo json_encode($found);
			`),
		) as unknown[];
		expect(images).toEqual([
			[made!.id, 'image/jpeg', 2560, 1, true],
			[made!.id, 'image/png', 400, 1, true],
			[made!.id, 'image/gif', 400, 1, true],
			[made!.id, 'image/webp', 400, 1, true],
		]);
		const roles = await runWordPress(
			`echo implode(',', get_userdata(${answer.newuser})->roles);`,
		);
		expect(roles).toBe('subscriber');
	});

	it('an invalid listing of a guest gets all errors at once, and is not stored', async () => {
		const { answer } = await send({
			postTitle: '  ',
			postContent: '<p>&nbsp;</p>',
			'category[]': '999999',
		});
		expect(answer).toEqual({
			response: 'fail',
			status: {
				postTitle: 'Please enter a title.',
				category: 'Please choose a category.',
				postContent: 'Please enter a description.',
				email: 'Please enter your email address.',
			},
			msg: 'Sorry! There is problem in your submission',
		});
	});

	it('a new listing accepts a category as one value or a list, by id, slug or name', async () => {
		for (const sent of [
			{ category: hotels },
			{ category: 'hotels' },
			{ 'category[]': 'Hotels' },
		]) {
			const fields = listing({ ...guest(), ...sent });
			expect((await send(fields)).answer.response).toBe('success');
			expect((await kept(fields['postTitle']))[0]!.categories).toEqual([Number(hotels)]);
		}
	});

	it('a guest’s listing gets the same error for a taken email address and a taken user name', async () => {
		await member('taken-name');
		const texts = await Promise.all(
			[{ email: 'taken-name@member.example' }, { ...guest(), customUname: 'taken-name' }].map(
				async (account) => (await send(listing({ ...account, category: hotels }))).answer,
			),
		);
		expect(texts[0]).toMatchObject({
			response: 'failure',
			status: expect.stringContaining('class="email-exist-error"'),
		});
		expect(texts[1]).toEqual(texts[0]);
		expect(
			(await send(listing({ ...guest(), customUname: 'admin', category: hotels }))).answer
				.status,
		).toHaveProperty('customUname');
	});

	it('a listing belongs to the user who logs in with it, and starts a session', async () => {
		const { id } = await member('comes-back');
		const fields = listing({
			category: hotels,
			processLogin: 'yes',
			inputUsername: 'comes-back',
			inputUserpass: 'a long password',
		});
		const wrong = await send({ ...fields, inputUserpass: 'another' });
		const unknown = await send({ ...fields, inputUsername: 'nobody-at-all' });
		expect(wrong.answer).toMatchObject({
			response: 'failure',
			status: expect.stringContaining('invalid-cred-error'),
		});
		expect(unknown.answer).toEqual(wrong.answer);
		const { answer, cookies } = await send(fields);
		expect(answer).toMatchObject({ response: 'success' });
		expect(answer.newuser).toBeUndefined();
		expect(cookies.some((cookie) => cookie.startsWith('wordpress_logged_in'))).toBe(true);
		expect((await kept(fields['postTitle']))[0]!.author).toBe(id);
	});
});

describe('new listing of a member', () => {
	it('a member’s listing needs no email address, and at most 38 queries', async () => {
		const { id, cookie, create } = await member('owner-one');
		await send(listing({ category: hotels, post_nonce_field: create }), {
			cookie,
			headers: ownOrigin(),
		});
		const fields = listing({ category: hotels, post_nonce_field: create });
		const { answer, queries } = await send(fields, { cookie, headers: ownOrigin() });
		expect(answer.response).toBe('success');
		expect((await kept(fields['postTitle']))[0]!.author).toBe(id);
		expect(queries).toBeGreaterThan(10);
		expect(queries).toBeLessThanOrEqual(38);
	});

	it('a member’s listing is refused from another site, and gets a new nonce if its nonce expired', async () => {
		const { cookie } = await member('owner-one');
		const foreign = await send(listing({ category: hotels }), {
			cookie,
			headers: { origin: 'https://elsewhere.example' },
		});
		expect(foreign.answer).toMatchObject({ response: 'fail', status: [] });
		expect(foreign.answer.nonce).toBeUndefined();
		const fields = listing({ category: hotels, post_nonce_field: 'stale' });
		const stale = await send(fields, { cookie, headers: ownOrigin() });
		expect(stale.answer).toMatchObject({ response: 'fail', nonce: expect.any(String) });
		const again = await send(
			{ ...fields, post_nonce_field: stale.answer.nonce! },
			{ cookie, headers: ownOrigin() },
		);
		expect(again.answer.response).toBe('success');
	});
});
