import { runWordPress, siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { plant, unplant, type Planted } from '../plans/planted.ts';
import { php } from '../plugin/posts.ts';
import { openSmtpSink, type SmtpSink } from '../smtp.ts';
import { makeListing, makeOwner, visitAs } from './owners.ts';
import { category, guest, kept, listing, send } from './sending.ts';

jest.setTimeout(60_000);

const BANK = 'Bank of Examples, IBAN XX12 3456.\nReference: {number}, {price} for {plan}.';

let site: Planted;
let hotels = '';
let sink: SmtpSink;

const choose = (payments: object) =>
	runWordPress(
		`update_option('gazetteer', ['payments' => ${php(payments)}] + (array) get_option('gazetteer', []));`,
	);

beforeAll(async () => {
	site = await plant([], {
		'paid one': { metas: { plan_price: '25', plan_package_type: 'Pay Per Listing' } },
	});
	hotels = await category();
	sink = await openSmtpSink();
	await runWordPress(`file_put_contents(WP_CONTENT_DIR . '/smtp-port', '${sink.port}');`);
});
afterAll(async () => {
	await runWordPress(`unlink(WP_CONTENT_DIR . '/smtp-port');`);
	await sink.close();
	await unplant();
});
beforeEach(() => choose({ instructions: BANK }));

/** The decoded text of a mail. */
const text = (raw: string) =>
	/quoted-printable/i.test(raw)
		? Buffer.from(
				raw
					.replace(/=\n/g, '')
					.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
						String.fromCharCode(parseInt(hex, 16)),
					),
				'latin1',
			).toString('utf8')
		: raw;

/** Waits for the expected value, because mails are sent after the response. */
const eventually = async (ask: () => number, wanted: number) => {
	const end = Date.now() + 20_000;
	while (ask() !== wanted && Date.now() < end) {
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	expect(ask()).toBe(wanted);
};

const submit = async () => {
	const account = guest();
	const fields = listing({ ...account, category: hotels, plan_id: `${site.plans['paid one']}` });
	sink.letters.splice(0);
	const { answer } = await send(fields);
	const made = (await kept(fields['postTitle']))[0]!;
	await eventually(() => sink.letters.length, 3);
	const mails = sink.letters.splice(0).map(({ to, raw }) => ({ to: to[0]!, text: text(raw) }));
	const number = await runWordPress(
		`global $wpdb; printf('G-%05d', $wpdb->get_var("SELECT id FROM {$wpdb->prefix}gazetteer_orders WHERE listing = ${made.id}"));`,
	);
	return { account, answer, made, mails, number };
};

describe('listing with a paid plan, on a site that takes no payments online', () => {
	it('the response to a paid listing contains plan, price, order number and payment instructions', async () => {
		const { answer, number } = await submit();
		expect(answer.response).toBe('success');
		expect(answer.msg).toContain('It will be published when we receive your payment.');
		expect(answer.msg).toContain(
			`Order ${number}, plan “paid one”, $25. Payment instructions: Bank of`,
		);
		expect(answer.msg).toContain(`Reference: ${number}, $25 for paid one.`);
		expect(answer.msg).not.toContain('review');
	});

	it('the mails about a paid listing contain plan, price, order number and payment instructions', async () => {
		const { account, mails, number } = await submit();
		const toSender = mails.find(
			({ to, text: said }) =>
				to === account.email && said.includes('Thank you for submitting'),
		)!;
		const toSite = mails.find(({ to }) => to !== account.email)!;
		for (const { text: said } of [toSender, toSite]) {
			expect(said).toContain(`Order number: ${number}\nPlan: paid one\nPrice: $25`);
			expect(said).toContain(`IBAN XX12 3456.\nReference: ${number}, $25 for paid one.`);
		}
		expect(toSender.text).toContain('It will be published when we receive your payment.');
		expect(toSender.text).not.toContain('approved');
		expect(toSite.text).toContain('page=gazetteer-orders');
	});

	it('the thank-you page without JavaScript shows payment instructions, and does not mention a review', async () => {
		const { page } = await visit(`/submit/?plan_id=${site.plans['paid one']}`, {
			javascript: false,
			width: 390,
		});
		await page.fill('#lptitle', 'Paid Inn');
		await page.selectOption('#inputCategory', hotels);
		await page.fill('#inputDescription', 'By the water.');
		await page.fill('#inputEmail', guest().email);
		await page.getByRole('button', { name: 'Submit listing' }).click();
		const notice = page.locator('.gz-submitted');
		await notice.waitFor();
		const said = await notice.innerText();
		expect(said).toContain('It will be published when we receive your payment.');
		expect(said).not.toContain('approved');
		expect(said).toMatch(/Order number\s+G-\d{5}/);
		expect(said).toMatch(/Plan\s+paid one/);
		expect(said).toMatch(/Price\s+\$25/);
		expect(said).toMatch(/IBAN XX12 3456\.\s*\n\s*Reference: G-\d{5}/);
	});

	it('My listings shows payment instructions with the listing and the order', async () => {
		const owner = await makeOwner('payer');
		const id = await makeListing('Unpaid Inn', owner, {
			status: 'pending',
			plan: site.plans['paid one'],
		});
		await runWordPress(
			`$get = fn ($class) => Gazetteer\\Plugin::get($class);
			$get(Gazetteer\\Plans\\Orders\\Orders::class)->purchase()->begin($get(Gazetteer\\Plans\\Domain\\PlanRepository::class)->find(${site.plans['paid one']}), ${id}, ${owner}, time());`,
		);
		const { page } = await visitAs('payer', '/my-listings/', { width: 390 });
		const said = await page.locator('.gz-own').filter({ hasText: 'Unpaid Inn' }).innerText();
		expect(said).toMatch(/Order number\s+G-\d{5}/);
		expect(said).toMatch(/Price\s+\$25/);
		expect(said).toContain('IBAN XX12 3456.');
		const order = page.locator('.gz-own-orders tbody tr').filter({ hasText: 'Unpaid Inn' });
		expect(await order.innerText()).toMatch(/G-\d{5}/);
		await order.getByText('Payment instructions').click();
		await order.getByText('IBAN XX12 3456.').waitFor({ state: 'visible' });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	});

	it('the renewal of a paid listing sends payment instructions to owner and site', async () => {
		const owner = await makeOwner('renewer');
		await makeListing('Renewed Inn', owner, {
			status: 'expired',
			plan: site.plans['paid one'],
		});
		const { page } = await visitAs('renewer', '/my-listings/');
		sink.letters.splice(0);
		await page.getByRole('button', { name: /^Renew/ }).click();
		await page
			.getByText('The payment instructions are shown with the listing')
			.waitFor({ state: 'visible' });
		const said = await page.locator('.gz-own').filter({ hasText: 'Renewed Inn' }).innerText();
		expect(said).toContain('IBAN XX12 3456.');
		await eventually(() => sink.letters.length, 2);
		const mails = sink.letters
			.splice(0)
			.map(({ to, raw }) => ({ to: to[0]!, said: text(raw) }));
		expect(mails[0]!.to).toBe('renewer@owner.example');
		for (const { said: words } of mails) {
			expect(words).toMatch(/Order number: G-\d{5}\nPlan: paid one\nPrice: \$25/);
			expect(words).toContain('IBAN XX12 3456.');
		}
		expect(mails[1]!.said).toContain('has ordered a renewal of “Renewed Inn”');
	});

	it('without payment instructions, the sender reads that payment details follow, and the admin that they are missing', async () => {
		await choose({ instructions: '' });
		const { answer, mails } = await submit();
		expect(answer.msg).toContain('We will contact you with the payment details.');
		expect(mails[0]!.text).toContain('We will contact you with the payment details.');
		const { page } = await visitAs(
			'admin',
			'/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-orders',
		);
		const notice = page
			.locator('.notice')
			.filter({ hasText: 'there are no payment instructions' });
		await notice.waitFor({ state: 'visible' });
		await notice.getByRole('link', { name: 'Enter payment instructions' }).click();
		await page.getByLabel('Payment instructions').fill('Cash, for {number}.');
		await page.getByRole('button', { name: 'Save Changes' }).click();
		await page.locator('.notice-success').waitFor();
		expect(await page.getByLabel('Payment instructions').inputValue()).toBe(
			'Cash, for {number}.',
		);
		await page.goto(
			`${siteUrl()}/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-setup`,
		);
		expect(await page.locator('.gazetteer-setup-list').innerText()).toMatch(
			/Done:\s*Payment instructions for plans/,
		);
		await page.goto(
			`${siteUrl()}/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-orders`,
		);
		await page.getByText('Payment instructions').click();
		await page.getByText('Cash, for {number}.').waitFor({ state: 'visible' });
		expect(
			await page.locator('.notice').filter({ hasText: 'payment instructions' }).count(),
		).toBe(0);
	});
});
