import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runWordPress } from '../../browser/site.ts';
import { plant, unplant, type Planted } from '../plans/planted.ts';
import { php } from '../plugin/posts.ts';
import { openSmtpSink, type SmtpSink } from '../smtp.ts';
import {
	category,
	guest,
	kept,
	listing,
	member,
	ownOrigin,
	picture,
	remains,
	send,
	type Fields,
} from './sending.ts';

jest.setTimeout(60_000);

let site: Planted;
let hotels = '';
let owner: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
	site = await plant(['boats'], {
		paid: { metas: { plan_price: '25', plan_package_type: 'Pay Per Listing' } },
		free: { metas: { plan_price: '0', plan_no_of_img: '1' } },
		'two for nothing': {
			metas: { plan_price: '0', plan_package_type: 'Package', plan_text: '2' },
		},
		claim: { metas: { plan_price: '5', plan_for: 'claimonly' } },
		'for boats': {
			metas: { plan_price: '0', plan_usge_for: 'by category' },
			categories: ['boats'],
		},
		gone: { metas: { plan_price: '0' } },
	});
	[hotels, owner] = [await category(), await member('plan-owner')];
	await runWordPress(
		`wp_update_post(['ID' => ${site.plans['gone']}, 'post_status' => 'draft']);`,
	);
});
afterAll(unplant);

const choose = (submission: Record<string, unknown>) =>
	runWordPress(
		`update_option('gazetteer', ['submission' => ${php(submission)}] + (array) get_option('gazetteer', []));`,
	);
afterEach(() => choose({}));

const asOwner = async (more: Fields) => {
	const fields = listing({ category: hotels, post_nonce_field: owner.create, ...more });
	const { answer } = await send(fields, { cookie: owner.cookie, headers: ownOrigin() });
	return { answer, made: (await kept(fields['postTitle']))[0] };
};
const orders = async (id: number) =>
	JSON.parse(
		await runWordPress(
			`global $wpdb; $wpdb->suppress_errors(); echo json_encode($wpdb->get_results("SELECT plan, buyer, amount, state FROM {$wpdb->prefix}gazetteer_orders WHERE listing = ${id}") ?: []);`,
		),
	) as unknown[];
const plan = (name: string) => `${site.plans[name]}`;

describe('plan of a submitted listing', () => {
	it('a plan with a price creates a pending order and a pending listing', async () => {
		await choose({ publishesNew: true });
		const { answer, made } = await asOwner({ plan_id: plan('paid') });
		expect(answer).toMatchObject({
			response: 'success',
			msg: expect.stringContaining('when we receive your payment'),
		});
		expect(made!.status).toBe('pending');
		expect(await orders(made!.id)).toEqual([
			{
				plan: plan('paid'),
				buyer: `${owner.id}`,
				amount: expect.stringMatching(/^25(\.00)?$/),
				state: 'waiting',
			},
		]);
		await runWordPress(
			`do_action('gazetteer_plan_paid', (int) $GLOBALS['wpdb']->get_var("SELECT id FROM {$GLOBALS['wpdb']->prefix}gazetteer_orders WHERE listing = ${made!.id}"), 'test');`,
		);
		expect(await kept(made!.title)).toEqual([
			expect.objectContaining({
				status: 'publish',
				slug: expect.stringMatching(/^harbour-inn-/),
			}),
		]);
	});

	it('a free plan is stored with the listing, and limits its images', async () => {
		await choose({ publishesNew: true });
		const image = await picture('png', 20, 20);
		const tooMany = await asOwner({
			plan_id: plan('free'),
			'listingfiles[0]': image,
			'listingfiles[1]': image,
		});
		expect(tooMany.answer.status).toEqual({
			listingfiles: 'There are more photos than this listing can have.',
		});
		const { answer, made } = await asOwner({ plan_id: plan('free'), 'listingfiles[0]': image });
		expect(answer.response).toBe('success');
		expect(made).toMatchObject({ status: 'publish', details: { Plan_id: plan('free') } });
	});

	it('a plan for two listings accepts two', async () => {
		for (const response of ['success', 'success', 'fail']) {
			const before = await remains();
			const { answer } = await asOwner({ plan_id: plan('two for nothing') });
			expect(answer.response).toBe(response);
			if (response === 'fail') {
				expect(answer.status).toEqual({
					plan_id: expect.stringContaining('no listings left'),
				});
				expect(await remains()).toEqual(before);
			}
		}
	});

	it('a plan that is sent as a list is refused, and does not count as no plan', async () => {
		const before = await remains();
		const { answer } = await asOwner({ 'plan_id[]': plan('paid') });
		expect(answer).toMatchObject({
			response: 'fail',
			status: { plan_id: 'This value is not valid. Please check it.' },
		});
		expect(await remains()).toEqual(before);
	});

	it.each([
		['is no longer offered', 'gone', 'no longer available'],
		['is only for claims', 'claim', 'no longer available'],
		['is for other categories', 'for boats', 'not for the chosen category'],
	])('a plan that %s is refused', async (_says, name, words) => {
		const { answer, made } = await asOwner({ plan_id: plan(name) });
		expect(answer.status).toEqual({ plan_id: expect.stringContaining(words) });
		expect(made).toBeUndefined();
	});

	it('a plan cannot be a post of another type, and cannot be omitted if the site requires one', async () => {
		expect((await asOwner({ plan_id: '1' })).answer.status).toHaveProperty('plan_id');
		expect((await asOwner({})).answer.response).toBe('success');
		await choose({ needsPlan: true });
		for (const none of [{}, { plan_id: 'none' }, { plan_id: '' }, { plan_id: '0' }])
			expect((await asOwner(none)).answer.status).toEqual({
				plan_id: 'Please choose a plan.',
			});
	});

	it('the plan of an edited listing cannot be changed by the request', async () => {
		const { made } = await asOwner({ plan_id: plan('free') });
		const edits = {
			lp_post: `${made!.id}`,
			edit_nonce_field: owner.edit,
			postTitle: made!.title,
			postContent: '<p>x</p>',
			category: hotels,
			plan_id: plan('paid'),
			claimed_section: 'claimed',
		};
		expect(
			(await send(edits, { cookie: owner.cookie, headers: ownOrigin() })).answer.response,
		).toBe('success');
		expect((await kept(made!.title))[0]!.details).toEqual(
			expect.objectContaining({ Plan_id: plan('free') }),
		);
		expect(await orders(made!.id)).toEqual([]);
	});
});

describe('mails of a new listing', () => {
	let sink: SmtpSink;
	beforeAll(async () => {
		sink = await openSmtpSink();
		await runWordPress(`file_put_contents(WP_CONTENT_DIR . '/smtp-port', '${sink.port}');`);
	});
	afterAll(async () => {
		await runWordPress(`unlink(WP_CONTENT_DIR . '/smtp-port');`);
		await sink.close();
	});

	it('the mails of a new listing go to its owner, with a link to set a password, and to the site owner', async () => {
		const account = guest();
		const fields = listing({ ...account, category: hotels, location: 'Atlantis' });
		expect((await send(fields)).answer.response).toBe('success');
		const letters = sink.letters.splice(0).map(({ to, raw }) => [to, raw] as const);
		expect(letters).toHaveLength(3);
		const [received, submitted, made] = letters;
		expect(received![0]).toEqual([account.email]);
		expect(received![1]).toContain(
			`Thank you for submitting “${fields['postTitle'] as string}”`,
		);
		expect(submitted![1]).toContain('Location that is not in the directory: Atlantis');
		expect(submitted![1]).toMatch(/post\.php\?post=\d+&action=edit/);
		expect(made![0]).toEqual([account.email]);
		expect(made![1]).toMatch(/wp-login\.php\?action=rp&key=\w+&login=/);
	});

	it('failed mails of a new listing wait in the queue with the error, and the cron event sends them', async () => {
		sink.refuse(true);
		const fields = listing({ ...guest(), category: hotels });
		expect((await send(fields)).answer.response).toBe('success');
		sink.refuse(false);
		const [waiting, isPlanned, sent] = JSON.parse(
			await runWordPress(`
				global $wpdb;
				$table = "{$wpdb->prefix}gazetteer_mails";
				$read = fn () => $wpdb->get_results("SELECT mail, state, attempts, trouble <> '' AS has_error FROM {$table} ORDER BY mail", ARRAY_N);
				$waiting = $read();
				$planned = wp_next_scheduled('gazetteer_retry_submission_mail');
				$wpdb->query("UPDATE {$table} SET next_try = 1");
				do_action('gazetteer_retry_submission_mail');
				echo json_encode([$waiting, $planned > time(), $read()]);
			`),
		) as [string[][], boolean, string[][]];
		const rows = (state: string, attempts: string) =>
			['account', 'received', 'submitted'].map((mail) => [mail, state, attempts, '1']);
		expect(waiting).toEqual(rows('waiting', '1'));
		expect(isPlanned).toBe(true);
		expect(sent).toEqual(rows('sent', '2'));
	});

	it('mails that an earlier version left in a cron event are sent', async () => {
		const fields = listing({ ...guest(), category: hotels });
		await send(fields);
		const [made] = await kept(fields['postTitle']);
		const sent = await runWordPress(`
			$sent = [];
			add_filter('pre_wp_mail', function ($none, $mail) use (&$sent) { $sent[] = $mail['subject']; return true; }, 1, 2);
			do_action('gazetteer_retry_submission_mail', 'received', ${made!.id}, 2);
			echo count($sent);
		`);
		expect(sent).toBe('1');
	});
});

it('a plan is paid through WooCommerce if the owner enabled that (with a stub of WooCommerce)', async () => {
	await choose({ wooCommerce: true, publishesNew: true });
	const { answer, made } = await asOwner({ plan_id: `${site.plans['paid']}` });
	expect(answer.response).toBe('success');
	expect(made!.status).toBe('pending');
	const shop = readFileSync(path.join(__dirname, '../../php/stubs/woocommerce.php'), 'utf8');
	const told = JSON.parse(
		await runWordPress(`
			eval(${php(shop.replace('<?php', ''))});
			global $wpdb;
			$orders = Gazetteer\\Plugin::get(Gazetteer\\Plans\\Orders\\Orders::class);
			$order = $orders->ofListings([${made!.id}])[0];
			$plan = Gazetteer\\Plugin::get(Gazetteer\\Plans\\Domain\\PlanRepository::class)->find($order->plan);
			$told = [Gazetteer\\Plans\\Orders\\Orders::payingPage($order, $plan), Gazetteer\\Plans\\Orders\\Orders::payingPage($order, $plan)];
			$told[] = WC_Order::$all[1000]->items[0]->set['total'];
			foreach (['processing', 'completed', 'refunded', 'refunded', 'completed'] as $status) {
				do_action("woocommerce_order_status_{$status}", 1000, WC_Order::$all[1000]);
				$told[] = get_post_status(${made!.id}) . ' ' . $orders->ofListings([${made!.id}])[0]->state->value;
			}
			echo json_encode($told);
		`),
	) as string[];
	const page = 'https://shop.example/checkout/order-pay/1000/?pay_for_order=true&key=wc_order_x';
	expect(told).toEqual([
		page,
		page,
		'25.00',
		'publish paid',
		'publish paid',
		'pending refused',
		'pending refused',
		'pending refused',
	]);
});
