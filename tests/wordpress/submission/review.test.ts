import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { runWordPress } from '../../browser/site.ts';
import { php } from '../plugin/posts.ts';
import { PASSWORD, told, visitAs } from './owners.ts';
import {
	category,
	kept,
	listing,
	member,
	ownOrigin,
	picture,
	send,
	type Fields,
} from './sending.ts';

jest.setTimeout(180_000);

let hotels = '';
let image: Blob;
let owner: Awaited<ReturnType<typeof member>>;
let as: { cookie: string; headers: Record<string, string> };
beforeAll(async () => {
	[hotels, image, owner] = [
		await category(),
		await picture('png', 60, 40),
		await member('reviewed'),
	];
	as = { cookie: owner.cookie, headers: ownOrigin() };
	await runWordPress(`
		update_option('gazetteer', ['submission' => ${php({ publishesNew: true, reviewsEdits: true })}] + (array) get_option('gazetteer', []));
		(new WP_User(wp_create_user('the-editor', ${php(PASSWORD)}, 'editor@site.example')))->set_role('editor');
	`);
});

const SCREEN = '/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-changes';

/** Creates a public listing with two photos, and the fields of an edit. */
async function made(more: Fields = {}) {
	const fields = listing({
		category: hotels,
		post_nonce_field: owner.create,
		phone: '1',
		website: 'https://before.example',
		'listingfiles[0]': image,
		'listingfiles[1]': image,
		...more,
	});
	expect((await send(fields, as)).answer.response).toBe('success');
	const [found] = await kept(fields['postTitle']);
	const [first, second] = found!.gallery;
	const edits: Fields = {
		lp_post: `${found!.id}`,
		edit_nonce_field: owner.edit,
		postTitle: fields['postTitle']!,
		postContent: '<p>By the water, and open all year.</p>',
		category: hotels,
		phone: '2',
		website: 'https://before.example',
		'listingeditfiles[0]': `${second}`,
		'listImg_remove[]': `${first}`,
		'listingfiles[0]': image,
	};
	return { id: found!.id, found: found!, edits, first: first!, second: second! };
}

const now = async (id: number) =>
	told<{
		content: string;
		status: string;
		phone: string;
		website: string;
		gallery: string;
		waits: boolean;
	}>(
		`['content' => get_post(${id})->post_content, 'status' => get_post_status(${id}), 'phone' => get_post_meta(${id}, 'gazetteer_details', true)['phone'], 'website' => get_post_meta(${id}, 'gazetteer_details', true)['website'], 'gallery' => get_post_meta(${id}, 'gallery_image_ids', true), 'waits' => get_post_meta(${id}, '_gazetteer_waiting_edit', true) !== '']`,
	);
const waitingImages = (of: number) =>
	told<number[]>(
		`array_map('intval', $wpdb->get_col("SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_gazetteer_waits_for' AND meta_value = '${of}'"))`,
	);
const setDetail = (id: number, name: string, value: string) =>
	runWordPress(
		`update_post_meta(${id}, 'gazetteer_details', ['${name}' => '${value}'] + get_post_meta(${id}, 'gazetteer_details', true)); clean_post_cache(${id});`,
	);
const mail = (which: string, id: number) =>
	told<string>(
		`Gazetteer\\Submission\\Mail\\SubmissionMail::${which}->write(${id}, new Gazetteer\\Submission\\Pages\\OwnerPages(Gazetteer\\Plugin::settings()), fn () => null, fn () => null)->body ?? ''`,
	);
const section = (page: Page, field: string) => page.locator(`[data-field="${field}"]`);

describe('reviewed change of a public listing', () => {
	it('a change under review is shown to its owner, while visitors see the old version', async () => {
		const { id, found, edits, first, second } = await made();
		const { answer } = await send(edits, as);
		expect(answer).toMatchObject({
			response: 'success',
			msg: 'Your changes have been saved and are pending review.',
		});
		expect(await now(id)).toMatchObject({
			content: '<p>By the water.</p>',
			status: 'publish',
			phone: '1',
			gallery: `${first},${second}`,
			waits: true,
		});
		const [added] = await waitingImages(id);
		expect(await told(`get_post_status(${added})`)).toBe('private');

		expect(await mail('EditWaits', id)).toContain(`page=gazetteer-changes&listing=${id}`);

		const { page } = await visitAs('reviewed', `/submit/?lp_post=${id}`);
		expect(await page.inputValue('#inputPhone')).toBe('2');
		expect(await page.inputValue('[name="postContent"]')).toContain('open all year');
		expect(await page.locator('.gz-send').innerText()).toContain('previous version until');
		await page.goto('/my-listings/');
		const row = page.locator('.gz-own', { hasText: found.title });
		expect(await row.innerText()).toContain('Your changes are pending review.');
		expect(await axe(page, '.gz-my-listings')).toEqual([]);

		// Another edit replaces the first one, and deletes a photo that it no longer contains.
		const further = await send({ ...edits, phone: '3', 'listImg_remove[1]': `${added}` }, as);
		expect(further.answer.response).toBe('success');
		const again = await waitingImages(id);
		expect(again).toHaveLength(1);
		expect(again).not.toContain(added);

		const { page: desk } = await visitAs(
			'the-editor',
			'/wp-admin/edit.php?post_type=gazetteer_listing',
		);
		expect(await desk.locator(`#post-${id}`).innerText()).toContain(
			'Changes are pending review',
		);
		await desk.goto(SCREEN);
		await desk.getByRole('link', { name: found.title }).click();
		await desk.waitForURL(/listing=\d+/);
		expect(
			await desk
				.locator('[data-field]')
				.evaluateAll((all) => all.map((one) => one.getAttribute('data-field'))),
		).toEqual(['content', 'gallery', 'details.phone']);
		expect(await section(desk, 'content').locator('ins').innerText()).toContain(
			'open all year',
		);
		expect(await section(desk, 'details.phone').innerText()).toMatch(/1[\s\S]*3/);
		expect(await section(desk, 'gallery').locator('.gazetteer-photo-removed')).toBeTruthy();
		expect(await section(desk, 'gallery').locator('.gazetteer-photo-new img').count()).toBe(1);
		expect(await axe(desk, '.gazetteer-review')).toEqual([]);

		// Changes by the site stay, and conflicting values are shown for a decision.
		await setDetail(id, 'website', 'https://site.example');
		await setDetail(id, 'phone', '99');
		await desk.getByRole('button', { name: 'Approve and publish' }).click();
		expect(await desk.locator('.notice').first().innerText()).toContain(
			'edited in the meantime',
		);
		expect(await now(id)).toMatchObject({ phone: '99', waits: true });
		expect(await section(desk, 'details.website').count()).toBe(0);
		await section(desk, 'details.phone').getByLabel('Owner’s version').check();
		const [twice] = await Promise.all([
			desk.content(),
			desk.getByRole('button', { name: 'Approve and publish' }).click(),
		]);
		expect(twice).toContain('Which version do you want to keep?');
		await desk.waitForURL(/gazetteer_done=approved/);
		const after = await now(id);
		expect(after).toMatchObject({
			content: '<p>By the water, and open all year.</p>',
			status: 'publish',
			phone: '3',
			website: 'https://site.example',
			waits: false,
		});
		expect(after.gallery).toBe(`${second},${again[0]}`);
		expect(await told(`[get_post(${again[0]})->post_status, get_post(${first})]`)).toEqual([
			'inherit',
			null,
		]);
		expect(await waitingImages(id)).toEqual([]);
	});

	it('a change under review is declined once, with a reason, and its images are deleted', async () => {
		const { id, found, edits } = await made();
		await send(edits, as);
		const { page: desk } = await visitAs('the-editor', `${SCREEN}&listing=${id}`);
		await desk.getByRole('button', { name: 'Decline' }).click();
		expect(await desk.locator('.notice').first().innerText()).toContain(
			'Please enter the reason',
		);
		const form = await desk
			.locator('form[action$="admin-post.php"]')
			.evaluate((element) =>
				Object.fromEntries(
					new FormData(element as HTMLFormElement).entries() as Iterable<
						[string, string]
					>,
				),
			);
		await desk.getByLabel('Reason').fill('Please keep the old photo.');
		await desk.getByRole('button', { name: 'Decline' }).click();
		await desk.waitForURL(/gazetteer_done=declined/);
		expect(await now(id)).toMatchObject({
			content: '<p>By the water.</p>',
			phone: '1',
			waits: false,
		});
		expect(await waitingImages(id)).toEqual([]);
		expect(await mail('EditDeclined', id)).toContain('Please keep the old photo.');
		// A repeated request and a guest's request have no effect.
		const late = await desk.request.post('/wp-admin/admin-post.php', {
			form: { ...form, approve: '1' },
		});
		expect(late.url()).toContain('gazetteer_done=changed');
		expect((await now(id)).phone).toBe('1');
		const { page } = await visitAs('reviewed', '/my-listings/');
		expect(await page.locator('.gz-own', { hasText: found.title }).innerText()).toContain(
			'Your changes were declined: Please keep the old photo.',
		);
		await send({ ...edits, phone: '7' }, as);
		const foreign = await page.request.post('/wp-admin/admin-post.php', {
			form: { ...form, approve: '1' },
		});
		expect(foreign.status()).toBe(403);
		expect(await now(id)).toMatchObject({ phone: '1', waits: true });
		await page.goto(SCREEN);
		expect(await page.locator('.gazetteer-review').count()).toBe(0);
	});

	it('a change for review is not created without a difference, and is rolled back completely on an error', async () => {
		const { id, edits, first, second } = await made();
		const { 'listImg_remove[]': _, 'listingfiles[0]': __, ...bare } = edits;
		const same = {
			...bare,
			postContent: '<p>By the water.</p>',
			phone: '1',
			'listingeditfiles[0]': `${first}`,
			'listingeditfiles[1]': `${second}`,
		};
		expect((await send(same, as)).answer.msg).toBe('Your changes have been saved.');
		expect((await now(id)).waits).toBe(false);
		for (const step of [2, 3, 4]) {
			const { answer } = await send(edits, {
				...as,
				headers: { ...as.headers, 'x-test-break': `${step}` },
			});
			expect(answer.response).toBe('fail');
			expect(await now(id)).toMatchObject({ phone: '1', waits: false });
			expect(await waitingImages(id)).toEqual([]);
		}
		// Changes by users who can approve are published immediately. Erasure of personal data deletes the owner's
		// pending change.
		await send(edits, as);
		expect((await now(id)).waits).toBe(true);
		const told1 = await told<{ data: { data: { name: string }[] }[] }>(
			`apply_filters('wp_privacy_personal_data_exporters', [])['gazetteer-listings']['callback']('reviewed@member.example', 1)`,
		);
		expect(JSON.stringify(told1.data)).toContain('open all year');
		await told(
			`apply_filters('wp_privacy_personal_data_erasers', [])['gazetteer-listings']['callback']('reviewed@member.example', 1)`,
		);
		expect((await now(id)).waits).toBe(false);
		await runWordPress(
			`global $wpdb; $wpdb->query("UPDATE {$wpdb->posts} SET post_date_gmt = '2020-01-01 00:00:00' WHERE post_type = 'attachment' AND post_status = 'private'"); do_action('gazetteer_sweep_submissions');`,
		);
		expect(await waitingImages(id)).toEqual([]);
	});
});

describe('pending change of a listing with a new owner', () => {
	let heir: Awaited<ReturnType<typeof member>>;
	beforeAll(async () => {
		heir = await member('heir');
	});
	const given = (id: number) =>
		told<unknown[]>(
			`[(int) get_post(${id})->post_author, get_post_meta(${id}, '_gazetteer_waiting_edit'), get_post_meta(${id}, '_gazetteer_declined_edit')]`,
		);

	it('a pending change is deleted with its images when a claim of the listing is approved', async () => {
		const { id, edits } = await made();
		await send(edits, as);
		expect(await waitingImages(id)).toHaveLength(1);
		const fault = await told(
			`(static function () {
				$claim = (new Gazetteer\\Claims\\Storage\\ClaimTable())->open(new Gazetteer\\Claims\\Domain\\Claim(0, ${id}, ${heir.id}, 'Heir', 'It is mine.', made: time()));
				return Gazetteer\\Plugin::get(Gazetteer\\Claims\\ClaimDecisions::class)->approve($claim->id, '')?->value;
			})()`,
		);
		expect(fault).toBeNull();
		expect(await given(id)).toEqual([heir.id, [], []]);
		expect(await waitingImages(id)).toEqual([]);
		const { page } = await visitAs('heir', `/submit/?lp_post=${id}`);
		expect(await page.inputValue('#inputPhone')).toBe('1');
	});

	it('a pending change stays if the approval of a claim fails', async () => {
		const { id, edits } = await made();
		await send(edits, as);
		const thrown = await told(
			`(static function () {
				$claim = (new Gazetteer\\Claims\\Storage\\ClaimTable())->open(new Gazetteer\\Claims\\Domain\\Claim(0, ${id}, ${heir.id}, 'Heir', 'It is mine.', made: time()));
				add_filter('query', static function (string $query): string {
					if (str_starts_with(trim($query), 'COMMIT')) { throw new RuntimeException('broken by a test'); }
					return $query;
				});
				try {
					Gazetteer\\Plugin::get(Gazetteer\\Claims\\ClaimDecisions::class)->approve($claim->id, '');
				} catch (RuntimeException $thrown) {
					return $thrown->getMessage();
				}
			})()`,
		);
		expect(thrown).toBe('broken by a test');
		expect(await now(id)).toMatchObject({ phone: '1', waits: true });
		expect(await waitingImages(id)).toHaveLength(1);
	});

	it('a pending change is deleted when an editor selects another author', async () => {
		const { id, edits } = await made();
		await send(edits, as);
		await runWordPress(`wp_update_post(['ID' => ${id}, 'post_author' => ${heir.id}]);`);
		expect(await given(id)).toEqual([heir.id, [], []]);
		await runWordPress(
			`global $wpdb; $wpdb->query("UPDATE {$wpdb->posts} SET post_date_gmt = '2020-01-01 00:00:00' WHERE post_type = 'attachment' AND post_status = 'private'"); do_action('gazetteer_sweep_submissions');`,
		);
		expect(await waitingImages(id)).toEqual([]);
	});

	it('a pending change is neither shown nor published if the author was changed directly in the database', async () => {
		const { id, edits } = await made();
		await send(edits, as);
		const { page: desk } = await visitAs('the-editor', `${SCREEN}&listing=${id}`);
		await runWordPress(
			`global $wpdb; $wpdb->update($wpdb->posts, ['post_author' => ${heir.id}], ['ID' => ${id}]); clean_post_cache(${id});`,
		);
		const { page } = await visitAs('heir', `/submit/?lp_post=${id}`);
		expect(await page.inputValue('#inputPhone')).toBe('1');
		await desk.reload();
		await desk.getByRole('button', { name: 'Approve and publish' }).click();
		await desk.waitForURL(/gazetteer_done=other-owner/);
		expect(await desk.locator('.notice').first().innerText()).toContain('has a new owner');
		expect(await now(id)).toMatchObject({
			content: '<p>By the water.</p>',
			phone: '1',
			waits: false,
		});
		expect(await waitingImages(id)).toEqual([]);
	});
});
