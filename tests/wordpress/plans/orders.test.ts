import { runWordPress } from '../../browser/site.ts';
import { plant, unplant, type Planted } from './planted.ts';

let site: Planted;
let listing: number;

beforeAll(async () => {
	site = await plant([], {
		paid: { metas: { plan_price: '9' } },
		free: { metas: { plan_price: '0' } },
		package: { metas: { plan_price: '20', plan_package_type: 'Package', plan_text: '3' } },
		'free package': {
			metas: { plan_price: '0', plan_package_type: 'Package', plan_text: '3' },
		},
	});
	listing = Number(
		await runWordPress(
			"echo wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'pending', 'post_title' => 'To be paid']);",
		),
	);
});
afterAll(async () => {
	await runWordPress(
		`global $wpdb; wp_delete_post(${listing}, true); $wpdb->query("DROP TABLE IF EXISTS {$wpdb->prefix}gazetteer_orders"); delete_option('gazetteer_table_orders');`,
	);
	await unplant();
});

const ORDERS = `
	$table = new Gazetteer\\Plans\\Orders\\OrderTable();
	$orders = new Gazetteer\\Plans\\Orders\\Orders($table, 'gazetteer_listing');
	$plan = fn (int $id) => Gazetteer\\Plans\\PlanPost::read(get_post($id));
`;

const tried = async (code: string): Promise<unknown> =>
	JSON.parse(
		await runWordPress(
			`${ORDERS} echo json_encode((function () use ($table, $orders, $plan) { ${code} })());`,
		),
	);

describe('order for a plan', () => {
	it('an order is not created if there is nothing to pay', async () => {
		const next = await tried(
			`return $orders->purchase()->begin($plan(${site.plans['free']}), ${listing}, 1, time());`,
		);
		expect(next).toBeNull();
	});

	it('an order waits for approval by the site owner if no plugin takes payments', async () => {
		const begun = await tried(`
			$first = $orders->purchase()->begin($plan(${site.plans['paid']}), ${listing}, 1, 1000);
			$again = $orders->purchase()->begin($plan(${site.plans['paid']}), ${listing}, 1, 1001);
			return [$first->payingPage, $first->isPaid(), $first->order->id === $again->order->id, $first->order->amount, $table->count()];
		`);
		expect(begun).toEqual(['', false, true, 9, 1]);
	});

	it('an order is paid on the page that a payment plugin returns, if its URL is valid', async () => {
		const pages = await tried(`
			$answer = '';
			add_filter('gazetteer_plan_purchase_url', function ($url, $order) use (&$answer) { return $answer . ($answer === '' ? '' : $order->id); }, 10, 2);
			$pages = [];
			foreach (['https://pay.example/', 'javascript:alert(1)//', ''] as $answer) {
				$pages[] = $orders->purchase()->begin($plan(${site.plans['paid']}), ${listing}, 1, 1000)->payingPage;
			}
			return $pages;
		`);
		expect(pages).toEqual([expect.stringMatching(/^https:\/\/pay\.example\/\d+$/), '', '']);
	});

	it('an order publishes its listing once it is paid, and is settled only once', async () => {
		const settled = await tried(`
			$told = 0;
			add_action('gazetteer_order_settled', function () use (&$told) { $told++; });
			$order = $orders->purchase()->begin($plan(${site.plans['paid']}), ${listing}, 1, 1000)->order;
			$before = get_post_status(${listing});
			do_action('gazetteer_plan_paid', $order->id, 'bill 7');
			do_action('gazetteer_plan_paid', $order->id, 'bill 8');
			$kept = $table->find($order->id);
			return [$before, get_post_status(${listing}), $kept->state->value, $kept->reference, $told, $table->countUsed(${site.plans['paid']}, 1)];
		`);
		expect(settled).toEqual(['pending', 'publish', 'paid', 'bill 7', 1, 1]);
	});

	it('an order does not change the listing if it is refused, or if the listing is in the trash', async () => {
		const settled = await tried(`
			wp_update_post(['ID' => ${listing}, 'post_status' => 'pending']);
			$refused = $orders->purchase()->begin($plan(${site.plans['paid']}), ${listing}, 902, 1000)->order;
			$orders->close($refused->id, Gazetteer\\Plans\\Domain\\OrderState::Refused, 'no');
			$status = get_post_status(${listing});
			wp_trash_post(${listing});
			$paid = $orders->purchase()->begin($plan(${site.plans['paid']}), ${listing}, 902, 1000)->order;
			$orders->close($paid->id, Gazetteer\\Plans\\Domain\\OrderState::Paid, 'late');
			return [$status, get_post_status(${listing})];
		`);
		expect(settled).toEqual(['pending', 'trash']);
	});

	it('an order is exported for its buyer, and anonymized on erasure once it is settled', async () => {
		const found = await tried(`
			$buyer = wp_insert_user(['user_login' => 'buyer', 'user_pass' => wp_generate_password(), 'user_email' => 'buyer@example.org']);
			$paid = $orders->purchase()->begin($plan(${site.plans['paid']}), ${listing}, $buyer, 1000)->order;
			$orders->close($paid->id, Gazetteer\\Plans\\Domain\\OrderState::Paid, 'bill 9');
			$orders->purchase()->begin($plan(${site.plans['paid']}), ${listing}, $buyer, 1000);
			$tool = fn (string $kind) => apply_filters("wp_privacy_personal_data_{$kind}", [])['gazetteer-orders']['callback']('buyer@example.org', 1);
			$out = $tool('exporters');
			$erased = $tool('erasers');
			$kept = $table->find($paid->id);
			require_once ABSPATH . 'wp-admin/includes/user.php';
			wp_delete_user($buyer);
			return [
				array_column($out['data'][0]['data'], 'value', 'name')['Amount'], count($out['data']), $out['done'],
				$erased['items_removed'], $erased['items_retained'], count($erased['messages']),
				$kept->buyer, $kept->reference, count($table->ofAccount($buyer, 1, 10)),
			];
		`);
		expect(found).toEqual(['$9', 2, true, true, true, 2, 0, 'bill 9', 1]);
	});
});

describe('orders of simultaneous requests', () => {
	/** Runs PHP in several processes that all start at the same moment, and returns their results. */
	const together = (codes: readonly string[]) => {
		const moment = Date.now() / 1000 + 4;
		return Promise.all(
			codes.map((code) =>
				tried(`usleep(max(0, (int) ((${moment} - microtime(true)) * 1e6))); ${code}`),
			),
		);
	};

	it('simultaneous requests create only one order for a listing', async () => {
		const open = `return $table->open($plan(${site.plans['paid']}), 77, 903, time())->id;`;
		await tried(`return $table->open($plan(${site.plans['paid']}), 76, 902, time())->id;`);
		const ids = await together([open, open, open, open]);
		expect(new Set(ids).size).toBe(1);
		expect(await tried('return count($table->ofAccount(903, 1, 10));')).toBe(1);
	});

	it.each([
		['is paid', 'package', [true, true, true, false, false]],
		['is free', 'free package', [true, true, true, 'full', 'full']],
	] as const)(
		'a package that %s accepts only as many listings as it includes, also from simultaneous requests',
		async (_how, name, ends) => {
			const begin = (one: number) => `
			try {
				return $orders->purchase()->begin($plan(${site.plans[name]}), ${one}, 904, time())->isPaid();
			} catch (Gazetteer\\Plans\\Domain\\PackageFull) {
				return 'full';
			}
		`;
			await tried(`
			$next = $orders->purchase()->begin($plan(${site.plans[name]}), 80, 904, time());
			return $next->isPaid() ? 0 : $orders->close($next->order->id, Gazetteer\\Plans\\Domain\\OrderState::Paid, 'bill');
		`);
			const found = await together([81, 82, 83, 84].map(begin));
			const again = await tried(begin(80));
			expect([again, ...found].map(String).sort()).toEqual(ends.map(String).sort());
		},
	);
});
