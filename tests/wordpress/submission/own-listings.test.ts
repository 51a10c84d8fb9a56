import type { Page } from 'playwright-core';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { php } from '../plugin/posts.ts';
import { openSmtpSink } from '../smtp.ts';
import { makeListing, makeOwner, PASSWORD, told } from './owners.ts';
import { category, guest, kept, listing, member, ownOrigin, send } from './sending.ts';

jest.setTimeout(120_000);

const publish = (id: number) => runWordPress(`wp_publish_post(${id});`);
const path = (id: number) => told<string>(`wp_make_link_relative(get_permalink(${id}))`);

async function offersClaim(id: number): Promise<boolean> {
	const { page } = await visit(await path(id), { javascript: false });
	await page.locator('.gz-place').waitFor();
	return (await page.locator('.gz-place-claim').count()) > 0;
}

async function submit(fields: object, cookie = ''): Promise<number> {
	const form = listing({ ...fields, category: await category() });
	const { answer } = await send(form, { cookie, headers: ownOrigin() });
	expect(answer.response).toBe('success');
	const [made] = await kept(form['postTitle']);
	await publish(made!.id);
	return made!.id;
}

describe('“Claim this listing”', () => {
	it('“Claim this listing” is not offered on a listing that a guest submitted with a new account', async () => {
		expect(await offersClaim(await submit(guest()))).toBe(false);
	});

	it('“Claim this listing” is not offered on a listing that a member submitted', async () => {
		const owner = await member('claim-member');
		const id = await submit({ post_nonce_field: owner.create }, owner.cookie);
		expect(await offersClaim(id)).toBe(false);
		const { page } = await visit(`${await path(id)}?gazetteer_claim=form`);
		expect(await page.locator('.gz-claim').innerText()).toContain('can no longer be claimed');
	});

	it('“Claim this listing” is offered on a listing that an editor submitted for others', async () => {
		const editor = await member('claim-editor', 'editor');
		const id = await submit({ post_nonce_field: editor.create }, editor.cookie);
		expect(await offersClaim(id)).toBe(true);
	});

	it('“Claim this listing” is offered on an unpaid listing, and not on one that its author paid for', async () => {
		const author = await makeOwner('claim-author');
		const id = await makeListing('Paid Inn', author, { status: 'publish' });
		expect(await offersClaim(id)).toBe(true);
		await runWordPress(`
			$plan = new Gazetteer\\Plans\\Domain\\Plan(7, 'Paid', price: 10.0);
			$orders = Gazetteer\\Plugin::get(Gazetteer\\Plans\\Orders\\Orders::class);
			$step = $orders->purchase()->begin($plan, ${id}, ${author}, time());
			do_action('gazetteer_plan_paid', $step->order->id, 'by bank');`);
		expect(await offersClaim(id)).toBe(false);
	});

	it('“Claim this listing” is offered again after the listing is assigned to another account', async () => {
		const id = await submit(guest());
		await runWordPress(`wp_update_post(['ID' => ${id}, 'post_author' => 1]);`);
		expect(await offersClaim(id)).toBe(true);
	});
});

describe('owner who logs in', () => {
	const logIn = async (page: Page, name: string) => {
		await page.locator('#user_login').fill(name);
		await page.locator('#user_pass').fill(PASSWORD);
		await page.locator('#wp-submit').click();
	};

	it('an owner is redirected to My listings after setting the password of a new account', async () => {
		const sink = await openSmtpSink();
		const account = guest();
		try {
			await runWordPress(`file_put_contents(WP_CONTENT_DIR . '/smtp-port', '${sink.port}');`);
			await submit(account);
		} finally {
			await runWordPress(`unlink(WP_CONTENT_DIR . '/smtp-port');`);
			await sink.close();
		}
		const mail = sink.letters.map(({ raw }) => raw).find((raw) => raw.includes('action=rp'))!;
		expect(mail).toContain('/my-listings/');
		const link = /\S+wp-login\.php\?action=rp\S+/.exec(mail)![0];
		const { pathname, search } = new URL(link);
		// Without JavaScript, WordPress shows no password generator and no strength meter.
		const { page } = await visit(pathname + search, { javascript: false });
		await page.locator('#pass1').fill(PASSWORD);
		await page.locator('#pass2').fill(PASSWORD);
		await page.locator('#wp-submit').click();
		await page.locator('.reset-pass a, #login-message a').click();
		await logIn(page, account.email);
		await page.waitForURL('**/my-listings/');
		expect(await page.locator('.gz-own').count()).toBe(1);
	});

	it('an owner who logs in is redirected to the page in redirect_to, if there is one', async () => {
		const owner = await makeOwner('asks-for-page');
		await makeListing('Asked Inn', owner);
		const { page } = await visit(
			`/wp-login.php?redirect_to=${encodeURIComponent('/wp-admin/profile.php')}`,
		);
		await logIn(page, 'asks-for-page');
		await page.waitForURL('**/wp-admin/profile.php');
	});

	it.each([
		['a member without listings', 'subscriber', false, 'wp-admin/profile.php'],
		['an author with a listing', 'author', true, 'wp-admin/'],
	])('the redirect to My listings does not apply to %s', async (_who, role, has, where) => {
		const name = `lands-as-${role}`;
		const id = await makeOwner(name);
		await runWordPress(`(new WP_User(${id}))->set_role(${php(role)});`);
		if (has) await makeListing('Writer’s Inn', id);
		const { page } = await visit('/wp-login.php');
		await logIn(page, name);
		await page.waitForURL(`**/${where}`);
	});
});
