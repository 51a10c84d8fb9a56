import { runPhp, runWordPress, siteRoot, siteUrl } from '../../../browser/site.ts';
import { plant, unplant } from '../../plans/planted.ts';
import { makeListing, told, visitAs } from '../owners.ts';
import { listing, member, ownOrigin, picture, send } from '../sending.ts';
import { guestsHotel, hotels } from './hotels.ts';
import { age, stored, within } from './object-cache.ts';

jest.setTimeout(90_000);

let image: Blob;
let plans: Readonly<Record<string, number>> = {};
let owner: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
	image = await picture('png', 50, 50);
	({ plans } = await plant([], {
		raised: { metas: { plan_price: '0', plan_no_of_img: '5' } },
		ended: { metas: { plan_price: '0' } },
	}));
	owner = await member('behind-a-cache');
	// Fill the cache with everything that a page reads.
	await send(guestsHotel({ plan_id: `${plans['raised']}` }));
	await age();
});
afterAll(unplant);

it('a new listing uses the current price and availability of a plan, even with a stale cache', async () => {
	await runWordPress(
		`foreach ([${plans['raised']}, ${plans['ended']}] as $plan) { wp_publish_post($plan); update_post_meta($plan, 'plan_price', '0'); update_post_meta($plan, 'plan_no_of_img', '5'); get_post($plan); get_post_meta($plan); }`,
	);
	await age();
	await runWordPress(
		`update_post_meta(${plans['raised']}, 'plan_price', '25'); update_post_meta(${plans['raised']}, 'plan_no_of_img', '1'); wp_update_post(['ID' => ${plans['ended']}, 'post_status' => 'draft']);`,
	);
	const headers = within('stale', ownOrigin());
	const sell = async (plan: string, pictures: readonly Blob[] = []) => {
		const images = Object.fromEntries(pictures.map((one, at) => [`listingfiles[${at}]`, one]));
		const fields = listing({
			category: hotels,
			post_nonce_field: owner.create,
			plan_id: `${plans[plan]}`,
			...images,
		});
		return [
			(await send(fields, { cookie: owner.cookie, headers })).answer,
			fields['postTitle'],
		] as const;
	};
	expect((await sell('ended'))[0].status).toEqual({
		plan_id: expect.stringContaining('no longer available'),
	});
	expect((await sell('raised', [image, image]))[0].status).toEqual({
		listingfiles: expect.stringContaining('more photos'),
	});
	const [answer, title] = await sell('raised', [image]);
	expect(answer).toMatchObject({
		response: 'success',
		msg: expect.stringContaining('when we receive your payment'),
	});
	expect(await stored(title)).toMatchObject([{ status: 'pending' }]);
});

it('a renewal and a claim use the current price and availability of a plan, even with a stale cache', async () => {
	const claimant = await member('claims-behind-a-cache');
	await runWordPress(
		`Gazetteer\\Claims\\Storage\\ClaimSchema::table()->create();
		foreach ([${plans['raised']}, ${plans['ended']}] as $plan) { wp_publish_post($plan); foreach (['plan_price' => '25', 'plan_time' => '30', 'plan_for' => 'listingandclaim'] as $key => $value) { update_post_meta($plan, $key, $value); } }`,
	);
	const inns: Record<string, number> = {};
	for (const [name, status, plan] of [
		['Late Inn', 'expired', plans['raised']],
		['Lost Inn', 'expired', plans['ended']],
		['Open Inn', 'publish', 0],
		['Shut Inn', 'publish', 0],
	] as const) {
		inns[name] = await makeListing(name, owner.id, { status, plan, details: { phone: '1' } });
	}
	const address = async (name: string) =>
		`${(await told<string>(`get_permalink(${inns[name]})`)).slice(siteUrl().length)}?gazetteer_claim=form`;
	const [own, other] = [
		(await visitAs('behind-a-cache', '/my-listings/')).page,
		(await visitAs('claims-behind-a-cache', await address('Open Inn'))).page,
	];
	await age();
	await runWordPress(
		`update_post_meta(${plans['raised']}, 'plan_price', '60'); wp_update_post(['ID' => ${plans['ended']}, 'post_status' => 'draft']);
		update_post_meta(${inns['Open Inn']}, 'gazetteer_details', ['phone' => '2'] + get_post_meta(${inns['Open Inn']}, 'gazetteer_details', true));`,
	);
	for (const page of [own, other]) {
		await page.setExtraHTTPHeaders(within('stale', { 'x-test-tries': '1' }));
	}
	const renew = async (name: string, done: string) => {
		await own.goto('/my-listings/');
		await own
			.locator(`form:has([name=gazetteer_own_listing][value="${inns[name]}"])`)
			.getByRole('button', { name: /^Renew/ })
			.click();
		await own.waitForURL(new RegExp(`gazetteer_done=${done}`));
	};
	const claim = async (name: string, plan: string) => {
		await other.goto(await address(name));
		await other.getByLabel('How can we verify').fill('I run it.');
		await other.locator(`#gz-claim-plan-${plans[plan]}`).check();
		await other
			.locator('[name=gazetteer_drawn]')
			.evaluate((input: HTMLInputElement) => (input.value = ''));
		await other.getByRole('button', { name: 'Send claim' }).click();
	};
	await renew('Late Inn', 'renewed');
	await renew('Lost Inn', 'refused');
	await claim('Open Inn', 'raised');
	await other.getByText('Thank you! We received your claim').waitFor();
	await claim('Shut Inn', 'ended');
	await other.getByRole('alert').getByText('no longer available').waitFor();
	const orders = `$wpdb->get_results("SELECT id, listing, buyer, amount FROM {$wpdb->prefix}gazetteer_orders WHERE listing IN (${Object.values(inns).join()}) ORDER BY id", ARRAY_A)`;
	const made = await told<{ id: string; amount: string }[]>(orders);
	expect(made.map((one) => ({ ...one, amount: Number(one.amount) }))).toEqual([
		expect.objectContaining({ listing: `${inns['Late Inn']}`, amount: 60 }),
		expect.objectContaining({ buyer: `${claimant.id}`, amount: 60 }),
	]);

	// The paid claim keeps the details that the owner saved meanwhile.
	await runWordPress(`do_action('gazetteer_plan_paid', ${made[1]!.id}, 'bill 1');`);
	const fault =
		await runPhp(`<?php $_SERVER['HTTP_X_TEST_CACHE'] = 'stale'; require '${siteRoot()}/wp-load.php';
		global $wpdb; echo Gazetteer\\Plugin::get(Gazetteer\\Claims\\ClaimDecisions::class)->approve((int) $wpdb->get_var("SELECT MAX(id) FROM {$wpdb->prefix}gazetteer_claims"), '')?->value;`);
	expect(fault).toBe('');
	await runWordPress('wp_cache_flush();');
	expect(
		await told(
			`[get_post_meta(${inns['Open Inn']}, 'gazetteer_details', true), (int) get_post(${inns['Open Inn']})->post_author]`,
		),
	).toEqual([expect.objectContaining({ phone: '2', claimed_section: 'claimed' }), claimant.id]);
});
