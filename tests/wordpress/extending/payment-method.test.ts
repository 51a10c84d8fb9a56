import { createHmac } from 'node:crypto';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { plant, unplant, type Planted } from '../plans/planted.ts';
import { category, guest, kept, listing, send } from '../submission/sending.ts';
import { install, uninstall } from './other-plugin.ts';

jest.setTimeout(60_000);

let site: Planted;
let hotels = '';

const instructions = (text: string) =>
	runWordPress(
		`update_option('gazetteer', ['payments' => ['instructions' => '${text}']] + (array) get_option('gazetteer', []));`,
	);
const submit = async () => {
	const fields = listing({ ...guest(), category: hotels, plan_id: `${site.plans['gold']}` });
	const { answer } = await send(fields);
	const { id } = (await kept(fields['postTitle']))[0]!;
	const order = await runWordPress(
		`global $wpdb; echo $wpdb->get_var("SELECT id FROM {$wpdb->prefix}gazetteer_orders WHERE listing = ${id}");`,
	);
	return { answer: answer as typeof answer & { url?: string }, id, order };
};
const report = (event: string, order: string, secret = 'shared secret') => {
	const body = JSON.stringify({ event, order, payment: `pay_${order}` });
	return fetch(`${siteUrl()}/wp-json/my-cards/v1/webhook`, {
		method: 'POST',
		body,
		headers: {
			'content-type': 'application/json',
			'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
		},
	});
};
const status = (id: number) => runWordPress(`echo get_post_status(${id});`);

beforeAll(async () => {
	site = await plant([], {
		gold: { metas: { plan_price: '25', plan_package_type: 'Pay Per Listing' } },
	});
	hotels = await category();
	await install('payment-method');
	await runWordPress(`update_option('my_cards_secret', 'shared secret');`);
});
afterAll(async () => {
	await uninstall();
	await runWordPress(`delete_option('my_cards_secret');`);
	await unplant();
});

describe('payment method of another plugin', () => {
	it('a payment method of another plugin receives the visitor immediately when it is the only method', async () => {
		await instructions('');
		const { answer, order } = await submit();
		expect(JSON.stringify(answer)).toContain(`my-cards\/v1\/pay\/${order}`);
		expect(answer.msg).not.toContain('Payment instructions');
		const page = await fetch(`${siteUrl()}/wp-json/my-cards/v1/pay/${order}`, {
			redirect: 'manual',
		});
		expect(page.headers.get('location')).toBe(
			`https://pay.example/G-${order.padStart(5, '0')}?amount=25`,
		);
	});

	it('a payment method is offered beside the payment instructions in the answer and on the page after submitting', async () => {
		await instructions('Transfer to XX12, reference {number}.');
		const { answer, order } = await submit();
		expect(answer.msg).toContain('\nPay by card:\nhttp');
		expect(answer.msg).toContain(`/my-cards/v1/pay/${order}`);
		expect(answer.msg).toContain('Transfer to XX12, reference G-');

		const { page } = await visit(`/submit/?plan_id=${site.plans['gold']}`, {
			javascript: false,
		});
		await page.fill('#lptitle', 'Choice Inn');
		await page.selectOption('#inputCategory', hotels);
		await page.fill('#inputDescription', 'By the water.');
		await page.fill('#inputEmail', guest().email);
		await page.getByRole('button', { name: 'Submit listing' }).click();
		const notice = page.locator('.gz-submitted');
		await notice.getByRole('link', { name: 'Pay by card' }).waitFor({ state: 'visible' });
		await notice.getByText('Transfer to XX12, reference G-').waitFor({ state: 'visible' });
	});

	it('a payment method publishes and withdraws the listing by its signed webhook only', async () => {
		const { id, order } = await submit();
		expect((await report('paid', order, 'wrong')).status).toBe(401);
		expect(await status(id)).toBe('pending');
		expect((await report('paid', order)).status).toBe(200);
		expect(await status(id)).toBe('publish');
		await report('refunded', order);
		expect(await status(id)).toBe('pending');
	});

	it('a payment method that throws does not stop a listing', async () => {
		await install(
			'payment-method',
			`add_filter('gazetteer_payment_methods', fn (array $methods): array => ['broken' => new class implements PaymentMethod {
				public function label(): string { return 'Broken'; }
				public function isReady(): bool { return true; }
				public function url(Order $order, Plan $plan): string { throw new RuntimeException('Their bug.'); }
				public function instructions(Order $order): string { return ''; }
			}, 'wrong' => new stdClass()] + $methods);`,
		);
		const { answer } = await submit();
		expect(answer.response).toBe('success');
		expect(answer.msg).toContain('Pay by card');
	});
});
