import type { Page } from 'playwright-core';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { plant, unplant, type Planted } from '../plans/planted.ts';
import { openSmtpSink, type SmtpSink } from '../smtp.ts';
import { visitAs } from './owners.ts';
import { category, guest, kept, listing, send } from './sending.ts';

jest.setTimeout(60_000);

let site: Planted;
let hotels = '';
let sink: SmtpSink;
let admin: Page;

beforeAll(async () => {
	site = await plant([], { paid: { metas: { plan_price: '25' } } });
	hotels = await category();
	sink = await openSmtpSink();
	await runWordPress(`file_put_contents(WP_CONTENT_DIR . '/smtp-port', '${sink.port}');`);
	admin = (await visitAs('admin', '/wp-admin/edit.php?post_type=gazetteer_listing')).page;
});
afterAll(async () => {
	await runWordPress(`unlink(WP_CONTENT_DIR . '/smtp-port');`);
	await sink.close();
	await unplant();
});

const settled = async (ask: () => boolean) => {
	const end = Date.now() + 8_000;
	while (!ask() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** Submits a guest's listing, which is pending review. */
const submit = async (more: Record<string, string> = {}) => {
	const account = guest();
	const fields = listing({ ...account, category: hotels, ...more });
	sink.letters.splice(0);
	expect((await send(fields)).answer.response).toBe('success');
	await settled(() => sink.letters.length === 3);
	sink.letters.splice(0);
	const made = (await kept(fields['postTitle']))[0]!;
	expect(made.status).toBe('pending');
	return { id: made.id, email: account.email };
};

const mailsTo = (email: string) => sink.letters.filter(({ to }) => to.includes(email));

/** Waits for all earlier mails: sends one more mail and waits until it arrives. */
const allSent = async () => {
	const last = guest().email;
	await runWordPress(`wp_mail('${last}', 'Last', 'Last');`);
	await settled(() => mailsTo(last).length > 0);
};

const status = (id: number, to: string) =>
	`wp_update_post(['ID' => ${id}, 'post_status' => '${to}']);`;

/** Runs PHP like a command-line script, including the shutdown of WordPress. */
const command = (code: string) => runWordPress(code);

const post = (path: string, body: Record<string, string>) =>
	admin.evaluate(
		async ([address, fields]) =>
			(await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })).status,
		[`${siteUrl()}${path}`, body] as const,
	);

const nonce = (id: string) => admin.locator(`#${id}`).first().inputValue();

const WAYS: Record<string, (id: number) => Promise<unknown>> = {
	'its editor': async (id) => {
		await admin.goto(`${siteUrl()}/wp-admin/post.php?post=${id}&action=edit`);
		return admin.evaluate(
			(number) =>
				(
					window as unknown as {
						wp: { apiFetch: (request: object) => Promise<unknown> };
					}
				).wp.apiFetch({
					path: `/wp/v2/gazetteer-listings/${number}`,
					method: 'POST',
					data: { status: 'publish' },
				}),
			id,
		);
	},
	'Quick Edit': async (id) => {
		await admin.goto(`${siteUrl()}/wp-admin/edit.php?post_type=gazetteer_listing`);
		return post('/wp-admin/admin-ajax.php', {
			action: 'inline-save',
			post_type: 'gazetteer_listing',
			post_ID: `${id}`,
			_status: 'publish',
			post_view: 'list',
			screen: 'edit-gazetteer_listing',
			_inline_edit: await nonce('_inline_edit'),
			post_title: 'Harbour Inn',
			post_author: await runWordPress(`echo get_post_field('post_author', ${id});`),
		});
	},
	'a bulk edit': async (id) => {
		await admin.goto(`${siteUrl()}/wp-admin/edit.php?post_type=gazetteer_listing`);
		return admin.goto(
			`${siteUrl()}/wp-admin/edit.php?post_type=gazetteer_listing&action=edit&bulk_edit=Update&_status=publish&post_author=&post%5B%5D=${id}&_wpnonce=${await nonce('_wpnonce')}`,
		);
	},
	'a date that has come': (id) =>
		command(
			`wp_update_post(['ID' => ${id}, 'post_status' => 'future', 'post_date' => '2090-01-01 00:00:00', 'edit_date' => true]); global $wpdb; $wpdb->update($wpdb->posts, ['post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00'], ['ID' => ${id}]); clean_post_cache(${id}); do_action('publish_future_post', ${id});`,
		),
	'a command': (id) => command(status(id, 'publish')),
};

describe('mail about a published listing', () => {
	it.each(Object.entries(WAYS))(
		'publishing a listing by %s sends one mail to its sender, and none when it is published again',
		async (_name, publish) => {
			const { id, email } = await submit();
			await publish(id);
			await settled(() => mailsTo(email).length > 0);
			await command(status(id, 'draft'));
			await command(status(id, 'publish'));
			await allSent();
			const mails = mailsTo(email);
			expect(mails).toHaveLength(1);
			expect(mails[0]!.raw).toMatch(/Your listing “Harbour Inn.*” is published\./);
			expect(mails[0]!.raw).toContain(`${siteUrl()}/`);
		},
	);

	it('publishing a listing by accepting its order sends one mail to its sender', async () => {
		const { id, email } = await submit({ plan_id: `${site.plans['paid']}` });
		await admin.goto(
			`${siteUrl()}/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-orders`,
		);
		const accept = admin.getByRole('link', { name: 'Mark as paid and publish' }).first();
		await admin.goto((await accept.getAttribute('href'))!);
		await settled(() => mailsTo(email).length > 0);
		await allSent();
		expect(mailsTo(email)).toHaveLength(1);
		expect(await runWordPress(`echo get_post_status(${id});`)).toBe('publish');
	});

	it('publishing a listing by two simultaneous requests sends one mail', async () => {
		const { id, email } = await submit();
		const moment = Date.now() / 1000 + 2;
		const code = `usleep(max(0, (int) ((${moment} - microtime(true)) * 1e6))); wp_publish_post(${id});`;
		await Promise.all([command(code), command(code)]);
		await allSent();
		expect(mailsTo(email)).toHaveLength(1);
	});

	it('publishing a listing on submission sends no second mail, and an import sends none', async () => {
		await runWordPress(
			`update_option('gazetteer', ['submission' => ['publishesNew' => true]] + (array) get_option('gazetteer', []));`,
		);
		const account = guest();
		sink.letters.splice(0);
		await send(listing({ ...account, category: hotels }));
		await settled(() => sink.letters.length >= 3);
		await runWordPress(
			`update_option('gazetteer', ['submission' => ['publishesNew' => false]] + (array) get_option('gazetteer', []));`,
		);
		await allSent();
		expect(mailsTo(account.email)).toHaveLength(2);
		const { id, email } = await submit();
		await command(`define('WP_IMPORTING', true); ${status(id, 'publish')}`);
		await allSent();
		expect(mailsTo(email)).toEqual([]);
	});
});
