import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { runWordPress } from '../../browser/site.ts';
import { visit, type VisitOptions } from '../../browser/visitor.ts';
import { openAdmin } from '../admin.ts';
import { plant, unplant } from '../plans/planted.ts';
import { php } from '../plugin/posts.ts';
import { openSmtpSink, type SmtpSink } from '../smtp.ts';
import { makeListing, makeOwner, told, visitAs } from '../submission/owners.ts';

jest.setTimeout(120_000);

const CLAIMS = '/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-claims';
const GUEST = 'gwen@guest.example';

let [ada, ben] = [0, 0];
let sink: SmtpSink;

/** Removes the limit of attempts for this visitor. */
const OFTEN: VisitOptions = {
	before: (page: Page) => page.setExtraHTTPHeaders({ 'x-test-tries': '1' }),
};
const WITHOUT_SCRIPT: VisitOptions = { ...OFTEN, javascript: false, width: 390 };

const table = 'new Gazetteer\\Claims\\Storage\\ClaimTable()';
const states = (listing: number) =>
	told<string[]>(
		`$wpdb->get_col("SELECT state FROM {$wpdb->prefix}gazetteer_claims WHERE listing = ${listing} ORDER BY id")`,
	);
const claimOf = (listing: number) =>
	told<number>(
		`(int) $wpdb->get_var("SELECT MAX(id) FROM {$wpdb->prefix}gazetteer_claims WHERE listing = ${listing}")`,
	);
const kept = (listing: number) =>
	told<{ author: number; claimed: string; plan: number }>(
		`['author' => (int) get_post(${listing})->post_author, 'claimed' => get_post_meta(${listing}, 'gazetteer_details', true)['claimed_section'] ?? '', 'plan' => (int) get_post_meta(${listing}, 'plan_id', true)]`,
	);
const path = (listing: number) => told<string>(`wp_make_link_relative(get_permalink(${listing}))`);
const keep = async (listing: number, claimant: number) =>
	Number(
		await runWordPress(
			`echo (${table})->open(new Gazetteer\\Claims\\Domain\\Claim(0, ${listing}, ${claimant}, 'Somebody', 'It is mine.', made: time()))->id;`,
		),
	);
const choose = (submission: object) =>
	runWordPress(
		`update_option('gazetteer', ['submission' => ${php(submission)}] + (array) get_option('gazetteer', []));`,
	);
const letters = () => sink.letters.splice(0).map(({ to, raw }) => ({ to: to.join(), raw }));

/** Backdates the form token, since the test is faster than a visitor. */
async function send(page: Page) {
	await page.locator('[name="gazetteer_drawn"]').evaluate((input: HTMLInputElement) => {
		input.value = '';
	});
	await page.getByRole('button', { name: 'Send claim' }).click();
}

/** Opens a claim as an editor and clicks the button with this name. */
async function decide(claim: number, button: string, note = '') {
	const { page } = await visitAs('ed', `${CLAIMS}&claim=${claim}`);
	await page.getByLabel('Message to the claimant').fill(note);
	await page.getByRole('button', { name: button, exact: true }).click();
	await page.waitForURL(/decided=/);
	return page;
}

beforeAll(async () => {
	[ada, ben] = [await makeOwner('ada'), await makeOwner('ben')];
	const editor = await makeOwner('ed');
	await runWordPress(`(new WP_User(${editor}))->set_role('editor');`);
	sink = await openSmtpSink();
	await runWordPress(`file_put_contents(WP_CONTENT_DIR . '/smtp-port', '${sink.port}');`);
});
afterAll(async () => {
	await runWordPress(`unlink(WP_CONTENT_DIR . '/smtp-port');`);
	await sink.close();
	await unplant();
});

describe('claim to an unclaimed listing', () => {
	let listing = 0;
	let [ofGuest, ofBen] = [0, 0];
	beforeAll(async () => {
		listing = await makeListing('Blue Door', ada, { status: 'publish' });
	});

	it('an unclaimed listing can be claimed once by a guest without JavaScript, whose input is kept on errors', async () => {
		const { page } = await visit(await path(listing), WITHOUT_SCRIPT);
		expect(await page.locator('.gz-place-claim').innerText()).toBe(
			'Is this your business? Claim this listing',
		);
		await page.getByRole('link', { name: 'Claim this listing' }).click();
		expect(await page.locator('.gz-claim h2').first().innerText()).toBe('Claim “Blue Door”');
		expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain(
			'noindex',
		);
		await page
			.locator('#gz-claim-form')
			.evaluate((form) => form.setAttribute('novalidate', ''));
		await page.getByLabel('Your name').fill('Gwen <b>Miller</b>');
		await page.locator('#inputEmail').fill('gwen');
		await send(page);
		const refused = page.locator('.gz-form-summary');
		expect(await refused.innerText()).toContain(
			'Please tell us how we can verify that the listing is yours.',
		);
		expect(await refused.innerText()).toContain('Please enter a valid email address.');
		expect(await page.getByLabel('Your name').inputValue()).toBe('Gwen <b>Miller</b>');
		await page.getByLabel('How can we verify').fill('I run it.\nAsk at the counter.');
		await page.locator('#inputEmail').fill(GUEST);
		const sent = new URLSearchParams(
			await page
				.locator('#gz-claim-form')
				.evaluate((form: HTMLFormElement) =>
					[...new FormData(form)].map(([name, value]) => [
						name,
						String(value).replace(/\n/g, '\r\n'),
					]),
				),
		);
		sent.set('gazetteer_drawn', '');
		await send(page);
		expect(await page.locator('.gz-submitted').innerText()).toContain('We received your claim');
		expect(await page.locator('.gz-submitted').innerText()).toContain('We created an account');
		const again = await page.request.post(`${await path(listing)}?gazetteer_claim=form`, {
			form: Object.fromEntries(sent),
			maxRedirects: 0,
		});
		expect(again.status()).toBe(303);
		expect(again.headers()['location']).toContain('gazetteer_claim=sent-account');
		expect(await states(listing)).toEqual(['open']);
		ofGuest = await claimOf(listing);
		const [received, made, account, ...more] = letters();
		expect(more).toEqual([]);
		expect(received).toMatchObject({
			to: GUEST,
			raw: expect.stringContaining('Thank you for claiming'),
		});
		expect(made!.raw).toContain(`&claim=${ofGuest}`);
		expect(made!.raw).toContain('Ask at the counter.');
		expect(made!.raw).toContain('Gwen');
		expect(made!.raw).not.toContain('member-');
		expect(made!.raw).toMatch(new RegExp(`^Reply-To: ${GUEST}`, 'm'));
		expect(account!.raw).toMatch(/wp-login\.php\?action=rp&key=\w+&login=/);
	});

	it('an unclaimed listing can be claimed by a member, who sees the claim in My listings', async () => {
		const { page } = await visitAs('ben', await path(listing), OFTEN);
		await page.getByRole('link', { name: 'Claim this listing' }).click();
		expect(await page.getByLabel('Your name').inputValue()).toBe('ben');
		expect(await axe(page, '.gz-claim')).toEqual([]);
		await page
			.locator('#gz-claim-form')
			.evaluate((form) => form.setAttribute('novalidate', ''));
		await send(page);
		expect(await page.locator('.gz-form-summary a').first().getAttribute('href')).toBe(
			'#gz-claim-words',
		);
		expect(await axe(page, '.gz-claim')).toEqual([]);
		await page.getByLabel('How can we verify').fill('My name is on the door.');
		await send(page);
		await page.locator('.gz-submitted').waitFor();
		expect(await axe(page, '.gz-claim')).toEqual([]);
		await page.goto(`${await path(listing)}?gazetteer_claim=form`);
		expect(await page.locator('.gz-submitted').innerText()).toContain('We received your claim');
		expect(await states(listing)).toEqual(['open', 'open']);
		ofBen = await claimOf(listing);
		await page.goto('/my-listings/');
		expect(await page.locator('.gz-own-claim').innerText()).toMatch(
			/Blue Door\s+Pending review/,
		);
		expect(await axe(page, '.gz-my-listings')).toEqual([]);
		letters();
	});

	it('a claim is not offered to the listing’s own author, or for a listing that is no longer public', async () => {
		const { page } = await visitAs('ada', await path(listing));
		expect(await page.locator('.gz-place-claim').count()).toBe(0);
		await page.goto(`${await path(listing)}?gazetteer_claim=form`);
		expect(await page.locator('.gz-claim').innerText()).toContain('already own');
		const [waiting, other] = [
			await makeListing('Waiting Inn', ben, { status: 'pending' }),
			await makeListing('Other Inn', ben, { status: 'publish' }),
		];
		for (const [at, named] of [
			[listing, other],
			[listing, waiting],
			[waiting, waiting],
			[listing, 999_999],
		] as const) {
			await page.request.post(`${await path(at)}`, {
				form: {
					gazetteer_claim_listing: String(named),
					gazetteer_claim_name: 'Ada',
					gazetteer_claim_words: 'Mine.',
				},
				maxRedirects: 0,
			});
		}
		expect([await states(waiting), await states(other), await states(999_999)]).toEqual([
			[],
			[],
			[],
		]);
	});

	it('a listing cannot be assigned by unauthorised users or without a nonce', async () => {
		const { page, context } = await visitAs('ben', '/my-listings/');
		expect((await page.request.get(CLAIMS)).status()).toBe(403);
		const session = (await context.cookies()).find(({ name }) =>
			name.startsWith('wordpress_logged_in_'),
		)!;
		const proof = await runWordPress(
			`$_COOKIE[LOGGED_IN_COOKIE] = ${php(decodeURIComponent(session.value))}; wp_set_current_user(${ben});
			echo wp_create_nonce('gazetteer_decide_claim${ofBen}');`,
		);
		const form = {
			action: 'gazetteer_decide_claim',
			claim: String(ofBen),
			decision: 'approve',
		};
		const meant = await page.request.post('/wp-admin/admin-post.php', {
			form: { ...form, _wpnonce: proof.trim() },
		});
		expect(meant.status()).toBe(403);
		expect(await meant.text()).toContain('not allowed to review claims');
		const admin = await openAdmin();
		const unmeant = new URLSearchParams({ ...form, _wpnonce: '0123456789' });
		expect((await admin.post('/wp-admin/admin-post.php', unmeant)).status).toBe(403);
		expect(await states(listing)).toEqual(['open', 'open']);
	});

	it('a listing belongs to the claimant after one approval, and all other claims are declined', async () => {
		const { page } = await visitAs('ed', CLAIMS);
		// Editors see no generated user names of guest accounts.
		expect(await page.locator('td.claimant').allInnerTexts()).not.toContainEqual(
			expect.stringContaining('member-'),
		);
		expect(await page.locator('#adminmenu .current .pending-count').innerText()).toBe('2');
		expect(await page.locator('.subsubsub').innerText()).toMatch(/Open \(2\)/);
		expect(await page.locator('.wp-list-table').innerText()).toContain('Gwen <b>Miller</b>');
		expect(await axe(page, '.wrap')).toEqual([]);
		await page.goto(`${CLAIMS}&claim=${ofGuest}`);
		expect(await axe(page, '.wrap')).toEqual([]);
		const twice = new URLSearchParams({
			action: 'gazetteer_decide_claim',
			claim: String(ofGuest),
			decision: 'approve',
			_wpnonce: await page.locator('[name="_wpnonce"]').inputValue(),
		});
		await decide(ofGuest, 'Approve', 'Welcome!');
		const gwen = await told<number>(`get_user_by('email', '${GUEST}')->ID`);
		expect(await kept(listing)).toMatchObject({ author: gwen, claimed: 'claimed' });
		expect(await states(listing)).toEqual(['approved', 'declined']);
		const mails = letters();
		expect(mails.map(({ to }) => to)).toEqual([
			GUEST,
			'ada@owner.example',
			'ben@owner.example',
		]);
		expect(mails[0]!.raw).toContain('Welcome!');
		expect(mails[1]!.raw).toContain('another person’s claim');
		expect(mails[2]!.raw).toContain('We could not approve your claim');
		const again = await page.request.post('/wp-admin/admin-post.php', {
			form: Object.fromEntries(twice),
			maxRedirects: 0,
		});
		expect(again.headers()['location']).toContain('decided=decided');
		expect(letters()).toEqual([]);
	});

	it('a claimed listing is shown as claimed, and its owner edits it outside of the admin', async () => {
		await runWordPress(
			`wp_set_password('a long password', get_user_by('email', '${GUEST}')->ID);`,
		);
		letters();
		const { page } = await visitAs(GUEST, '/my-listings/');
		expect(await page.locator('.gz-own').count()).toBe(1);
		await page.getByRole('link', { name: /^Edit.*Blue Door/ }).click();
		expect(await page.locator('#lptitle').inputValue()).toBe('Blue Door');
		const { page: guest } = await visit(await path(listing));
		expect(await guest.locator('.gz-place-claimed').innerText()).toContain('Claimed');
		expect(await guest.locator('.gz-place-claim').count()).toBe(0);
		await guest.goto(`${await path(listing)}?gazetteer_claim=form`);
		expect(await guest.locator('.gz-claim').innerText()).toContain('can no longer be claimed');
		const { page: bens } = await visitAs('ben', '/my-listings/');
		expect(await bens.locator('.gz-own-claim').innerText()).toMatch(/Declined/);
	});
});

it('a claim can be declined with a reason, and made again', async () => {
	const listing = await makeListing('Green Gate', ada, { status: 'publish' });
	const page = await decide(
		await keep(listing, ben),
		'Decline',
		'Please send us\r\nBcc: x@evil.example',
	);
	expect(await page.locator('.notice-success').innerText()).toContain('declined');
	const [mail, ...more] = letters();
	expect(more).toEqual([]);
	expect(mail).toMatchObject({ to: 'ben@owner.example' });
	expect(mail!.raw).toContain('Please send us\nBcc: x@evil.example');
	expect(mail!.raw.slice(0, mail!.raw.indexOf('\n\n'))).not.toContain('evil');
	expect(await kept(listing)).toMatchObject({ author: ada });
	await keep(listing, ben);
	expect(await states(listing)).toEqual(['declined', 'open']);
});

it('a claim without its listing or claimant shows a warning, and can be declined', async () => {
	const [gone, left] = [
		await makeListing('Gone Inn', ada, { status: 'publish' }),
		await makeListing('Left Inn', ada, { status: 'publish' }),
	];
	const dee = await makeOwner('dee');
	const [ofGone, ofLeft] = [await keep(gone, ben), await keep(left, dee)];
	await runWordPress(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_post(${gone}, true); wp_delete_user(${dee});`,
	);
	const { page } = await visitAs('ed', `${CLAIMS}&claim=${ofGone}`);
	expect(await page.locator('.notice-warning').innerText()).toContain('listing has been deleted');
	expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
	await page.goto(`${CLAIMS}&claim=${ofLeft}`);
	expect(await page.locator('.notice-warning').innerText()).toContain('claimant’s account');
	expect(
		await told<string[]>(
			`array_map(static fn ($id) => Gazetteer\\Plugin::get(Gazetteer\\Claims\\ClaimDecisions::class)->approve($id, '')->value, [${ofGone}, ${ofLeft}])`,
		),
	).toEqual(['listing_gone', 'account_gone']);
	await decide(ofLeft, 'Decline');
	expect(await states(left)).toEqual(['declined']);
});

it('a claim with a paid plan takes effect once the plan is paid', async () => {
	const { plans } = await plant([], {
		'Claim it': { metas: { plan_price: '12', plan_for: 'claimonly' } },
		'Claim for nothing': {
			metas: { plan_price: '0', plan_time: '30', plan_for: 'listingandclaim' },
		},
	});
	const [paid, free] = [plans['Claim it']!, plans['Claim for nothing']!];
	const listing = await makeListing('Old Mill', ada, { status: 'publish' });
	await keep(listing, ada);
	const { page } = await visitAs('ben', `${await path(listing)}?gazetteer_claim=form`, OFTEN);
	await page.getByLabel('How can we verify').fill('I bought it.');
	await page.locator(`#gz-claim-plan-${paid}`).check();
	expect(await axe(page, '.gz-claim')).toEqual([]);
	await send(page);
	expect(await page.locator('.gz-submitted').innerText()).toContain('is not paid yet');
	const claim = await claimOf(listing);
	const order = await told<{ id: number; state: string; buyer: number }>(
		`(function () { $order = Gazetteer\\Plugin::get(Gazetteer\\Plans\\Orders\\Orders::class)->find((${table})->find(${claim})->order); return ['id' => $order->id, 'state' => $order->state->value, 'buyer' => $order->buyer]; })()`,
	);
	expect(order).toMatchObject({ state: 'waiting', buyer: ben });
	const approve = () =>
		told<string | null>(
			`Gazetteer\\Plugin::get(Gazetteer\\Claims\\ClaimDecisions::class)->approve(${claim}, '')?->value`,
		);
	expect(await approve()).toBe('order_waits');
	await runWordPress(`do_action('gazetteer_plan_paid', ${order.id}, 'bill 7');`);
	expect(await kept(listing)).toMatchObject({ author: ada, plan: 0 });
	expect(await approve()).toBeNull();
	expect(await kept(listing)).toEqual({ author: ben, claimed: 'claimed', plan: paid });

	const other = await makeListing('New Mill', ada, {
		status: 'publish',
		published: 1_000_000_000,
	});
	await runWordPress(`
		$claim = (${table})->open(new Gazetteer\\Claims\\Domain\\Claim(0, ${other}, ${ben}, 'Ben', 'Mine.', plan: ${free}, made: time()));
		Gazetteer\\Plugin::get(Gazetteer\\Claims\\ClaimDecisions::class)->approve($claim->id, '');
	`);
	expect(await kept(other)).toMatchObject({ author: ben, plan: free });
	await page.goto('/my-listings/');
	expect(await page.locator('.gz-own', { hasText: 'New Mill' }).innerText()).toMatch(
		new RegExp(`listed until .*${new Date(Date.now() + 30 * 86_400_000).getUTCFullYear()}`),
	);
	letters();
});

it('a claim is part of the personal data export and erasure', async () => {
	const listing = await makeListing('Far Inn', ada, { status: 'publish' });
	const fay = await makeOwner('fay');
	await keep(listing, fay);
	const found = await told<unknown[]>(`(function () {
		$tool = fn (string $kind) => apply_filters("wp_privacy_personal_data_{$kind}", [])['gazetteer-claims']['callback']('fay@owner.example', 1);
		$out = $tool('exporters');
		return [array_column($out['data'][0]['data'], 'value', 'name')['Proof'], $out['done'], $tool('erasers')['items_removed'], count($tool('exporters')['data'])];
	})()`);
	expect(found).toEqual(['It is mine.', true, true, 0]);
});

it('no claim link is shown if the site owner disabled claims', async () => {
	const listing = await makeListing('Calm Inn', ada, { status: 'publish' });
	const similar = async () => {
		const body = new URLSearchParams({
			action: 'gazetteer_similar_listings',
			postTitle: 'Calm Inn',
		});
		const { page } = await visit('/submit/');
		const answer = await page.request.post('/wp-admin/admin-ajax.php', {
			form: Object.fromEntries(body),
		});
		return ((await answer.json()) as { listings: { claim: string }[] }).listings[0]!.claim;
	};
	expect(await similar()).toContain('gazetteer_claim=form');
	await choose({ claims: false });
	expect(await similar()).toBe('');
	const { page } = await visit(`${await path(listing)}?gazetteer_claim=form`);
	expect(await page.locator('.gz-claim, .gz-place-claim').count()).toBe(0);
	expect(await page.locator('.gz-place').count()).toBe(1);
	await page.request.post(await path(listing), {
		form: {
			gazetteer_claim_listing: String(listing),
			gazetteer_claim_name: 'Gus',
			gazetteer_claim_words: 'Mine.',
			email: 'gus@guest.example',
		},
	});
	expect(await states(listing)).toEqual([]);
	await choose({});
	await choose({ membersOnly: true });
	await page.goto(`${await path(listing)}?gazetteer_claim=form`);
	expect(await page.locator('.gz-login').innerText()).toContain('Please log in to claim');
	await choose({});
});

it('an email about a claim that the mail server refuses waits in the queue with its error, and cron sends it', async () => {
	const claim = await keep(await makeListing('Refused mail', ada), ben);
	letters();
	const queued = JSON.parse(
		await runWordPress(`
			global $wpdb;
			$mails = Gazetteer\\Plugin::get(Gazetteer\\Claims\\Mail\\ClaimMails::class);
			$refuses = fn () => 'The relay is down.';
			add_filter('gazetteer_pre_mail', $refuses);
			$mails->send(Gazetteer\\Claims\\Mail\\ClaimMail::Received, ${claim});
			$read = fn () => $wpdb->get_row("SELECT mail, about, state, attempts, trouble FROM {$wpdb->prefix}gazetteer_mails WHERE event = 'gazetteer_retry_claim_mail'", ARRAY_N);
			$states = [$read()];
			$health = apply_filters('site_status_tests', [])['direct']['gazetteer_queued_mail']['test']()['status'];
			$wpdb->query("UPDATE {$wpdb->prefix}gazetteer_mails SET next_try = 1");
			do_action('gazetteer_retry_claim_mail');
			$states[] = $read();
			remove_filter('gazetteer_pre_mail', $refuses);
			do_action('gazetteer_retry_claim_mail');
			$states[] = $read();
			$wpdb->query("UPDATE {$wpdb->prefix}gazetteer_mails SET next_try = 1");
			do_action('gazetteer_retry_claim_mail');
			$states[] = $read();
			echo json_encode([$states, $health]);
		`),
	) as [string[][], string];
	const row = (state: string, attempts: string) => [
		'received',
		String(claim),
		state,
		attempts,
		'The relay is down.',
	];
	expect(queued).toEqual([
		// The third run comes too early for the next attempt, so the number of attempts stays at
		// 2.
		[row('waiting', '1'), row('waiting', '2'), row('waiting', '2'), row('sent', '3')],
		'recommended',
	]);
	expect(letters().map(({ to }) => to)).toEqual(['ben@owner.example']);
});
