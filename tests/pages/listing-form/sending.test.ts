import { TEXT } from '@gazetteer/contract';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { DEAD_AJAX } from '../../browser/dead-database.ts';
import {
	fieldsOf,
	fillIn,
	openSubmission,
	pictureFile,
	press,
	shownBy,
	type Posted,
	type Reply,
} from '../../browser/listing-form/submission.ts';
import { rest } from '../../browser/rest.ts';
import type { VisitOptions } from '../../browser/visitor.ts';

jest.setTimeout(150_000);

const PROBLEM = 'Sorry! There is problem in your submission';
const OWN = 'listing-own.html';

const fail = (status: unknown, msg = 'Please look again.') => ({ response: 'fail', status, msg });

/** The recorded server answers 404 to everything but submissions. */
const isOurs = (error: string) => !/404/.test(error);

const iconIs = (page: Page, name: string) =>
	page.locator(`.lpsubmitloading.${name}`).waitFor({ state: 'attached' });

/** Resolves with the time at which the page navigates to another page. */
const goesOnAt = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((left) => {
				const { navigation } = window as unknown as { navigation: EventTarget };
				navigation.addEventListener('navigate', () => left(Date.now()));
			}),
	);

/** Opens a complete form and submits it. */
async function sent(
	replies: readonly Reply[],
	path = OWN,
	before: VisitOptions['before'] = async () => {},
) {
	const opened = await openSubmission(path, { replies, before });
	await fillIn(opened.page);
	await press(opened.page);
	return opened;
}

it('the listing form marks all missing fields, focuses the first, and clears marks on correction', async () => {
	const { page, posted, errors } = await openSubmission(OWN);
	await press(page);
	await page.locator('.gz-problems').waitFor();
	expect(await shownBy(page)).toEqual({
		notice: PROBLEM,
		style: 'lp-notifaction-error',
		disabled: false,
		icon: 'fa-angle-right',
		marked: ['lptitle', 'inputCategory', 'inputDescription', 'inputEmail'],
		focus: 'lptitle',
	});
	const title = page.locator('#lptitle');
	expect(await title.evaluate((it) => getComputedStyle(it).borderColor)).toBe('rgb(235, 84, 57)');
	expect(await title.getAttribute('aria-invalid')).toBe('true');
	expect(await page.locator('#lptitle-error').textContent()).toBe(TEXT.needTitle);
	expect(await axe(page)).toEqual([]);

	await page.getByRole('button', { name: `Email: ${TEXT.needEmail}` }).click();
	expect((await shownBy(page)).focus).toBe('inputEmail');
	await page.fill('#lptitle', 'Harbour Inn');
	await page.locator('#lptitle.error-msg').waitFor({ state: 'detached' });
	expect(await title.getAttribute('aria-invalid')).toBeNull();
	expect((await shownBy(page)).marked).not.toContain('lptitle');

	// The visitor can close the notification with the mouse and with the keyboard.
	await page.locator('.lp-notifi-icons').focus();
	await page.keyboard.press('Enter');
	expect((await shownBy(page)).notice).toBe('');
	await fillIn(page);
	await page.getByText(TEXT.nothingNeeded).waitFor();
	expect(posted).toEqual([]);
	expect(errors.filter(isOurs)).toEqual([]);
});

it('the listing form sends once for any number of clicks, shows progress, and leaves one second after success', async () => {
	let answer: (response: ServerResponse) => void;
	const asked = new Promise<ServerResponse>((come) => (answer = come));
	let goOn = () => {};
	const isSeen = new Promise<void>((seen) => (goOn = seen));
	const { page, posted, left, errors } = await openSubmission(OWN, {
		replies: [(response) => answer(response)],
		// Hold the next page until the test has inspected this one.
		before: (fresh) =>
			fresh.route('**/pages/no-widgets.html', async (route) => {
				await isSeen;
				await route.continue();
			}),
	});
	await fillIn(page);
	const goesOn = goesOnAt(page);
	await page.evaluate(() => {
		const button = document.querySelector<HTMLElement>('#listingsubmitBTN')!;
		for (let click = 0; click < 3; click += 1) button.click();
	});
	await page.locator('.gz-stop').waitFor();
	expect(await shownBy(page)).toMatchObject({ disabled: true, icon: 'fa-spinner fa-spin' });
	expect(await axe(page)).toEqual([]);
	const response = await asked;
	const place = new URL('/pages/no-widgets.html', page.url()).href;
	const answered = Date.now();
	response.writeHead(200, { 'content-type': 'text/html' });
	response.end(JSON.stringify({ response: 'success', status: place, msg: 'Thank you!' }));
	await iconIs(page, 'fa-check');
	expect(await shownBy(page)).toMatchObject({
		notice: 'Thank you!',
		style: 'lp-notifaction-success',
		disabled: true,
	});
	expect(await axe(page)).toEqual([]);
	expect(left).not.toContain(place);
	expect((await goesOn) - answered).toBeGreaterThanOrEqual(1000);
	goOn();
	await page.waitForURL(place);
	expect(posted).toHaveLength(1);
	expect(errors.filter(isOurs)).toEqual([]);
});

it('the listing form sends the same fields as the older script', async () => {
	const { page, posted } = await openSubmission(OWN, { replies: [fail([])] });
	await fillIn(page);
	await page
		.locator('[name="listingfiles[]"]')
		.setInputFiles([pictureFile('b.png'), pictureFile('a.png')]);
	await page.locator('[name="business_logo[]"]').setInputFiles(pictureFile('logo.png'));
	await press(page);
	await iconIs(page, 'fa-times');
	const [{ url, fields }] = posted as [Posted];
	expect(new URL(url).searchParams.get('action')).toBe('gazetteer_submit_listing_ajax');
	const all = fieldsOf(posted[0]!);
	const sentAs = (name: string) =>
		all.filter(([key]) => key!.startsWith(name)).map(([key, value]) => `${key}=${value}`);
	expect(sentAs('listingfiles')).toEqual([
		'listingfiles[0]=b.png 70',
		'listingfiles[1]=a.png 70',
	]);
	expect(sentAs('business_logo')).toEqual(['business_logo[]=logo.png 70']);
	expect(sentAs('lp-featuredimage')).toEqual([]);
	expect(sentAs('category')).toEqual(['category[]=9']);
	expect(sentAs('postContent')).toEqual(['postContent=By the water.']);
	expect([fields.get('processLogin'), fields.get('imageCount'), fields.get('action')]).toEqual([
		'no',
		'2',
		'gazetteer_submit_listing_ajax',
	]);
	expect(fields.get('gazetteer_request')).toMatch(/^[0-9a-f-]{36}$/);
	expect(fields.has('token')).toBe(false);
});

it('the listing form marks the fields named by the server, with the server messages if any', async () => {
	const { page } = await sent([
		fail({ postTitle: 'postTitle', gAddress: 'No such street.', 'x"]': 'Odd', email: '' }),
	]);
	await iconIs(page, 'fa-times');
	expect(await shownBy(page)).toMatchObject({
		notice: 'Please look again.',
		style: 'lp-notifaction-error',
		disabled: false,
		marked: ['lptitle', 'inputAddress', 'inputEmail'],
		focus: 'lptitle',
	});
	expect(await page.locator('.error_box').textContent()).toBe(PROBLEM);
	expect(await page.locator('#inputAddress-error').textContent()).toBe('No such street.');
	expect(await page.locator('#lptitle-error').textContent()).toBe(TEXT.unreadableField);
	expect(await axe(page)).toEqual([]);
});

it('the listing form shows account errors at the account fields, with markup escaped', async () => {
	const taken =
		'<span class="email-exist-error">Taken<img alt="" src=x onerror="alert(1)"></span>';
	const wrong = '<span class="invalid-cred-error">Wrong</span>';
	const { page, alerts } = await sent([
		{ response: 'failure', status: taken, msg: 'Sorry' },
		{ response: 'failure', status: wrong, msg: 'Sorry' },
	]);
	await iconIs(page, 'fa-times');
	expect(await page.locator('#inputEmail + * .email-exist-error').textContent()).toBe('Taken');
	await page.locator('#inputEmail:focus[aria-invalid="true"]').waitFor();
	expect(await axe(page)).toEqual([]);

	await page.check('#already-account');
	await page.fill('#inputUsername', 'ada');
	await page.fill('#inputUserpass', 'wrong');
	await press(page);
	await page.locator('.lp-submit-have-account .invalid-cred-error').waitFor();
	expect(await page.locator('.email-exist-error').count()).toBe(0);
	expect(await shownBy(page)).toMatchObject({ disabled: false, icon: 'fa-times' });
	expect(alerts).toEqual([]);
});

it('the listing form shows an alert if no response comes, keeps all input, and sends again on one click', async () => {
	const broken = (response: ServerResponse) => void response.destroy();
	const { page, posted, alerts } = await sent([broken, fail([])]);
	const again = page.getByRole('button', { name: TEXT.sendAgain });
	await again.waitFor();
	expect(await shownBy(page)).toMatchObject({ disabled: false, icon: 'fa-times' });
	expect(await page.inputValue('#lptitle')).toBe('Harbour Inn');
	expect(alerts).toEqual(['You are probably offline.']);
	expect(await axe(page)).toEqual([]);
	await again.click();
	await page.getByText('Please look again.').waitFor();
	const [first, second] = posted.map(({ fields }) => fields.get('gazetteer_request'));
	expect(second).toBe(first);
});

it.each([
	['0', TEXT.sessionOver],
	['<!doctype html><html><body>Log in {"a":1}</body></html>', TEXT.sessionOver],
	['{"response":"succ', TEXT.sendingLost],
	['[]', TEXT.sendingLost],
	['{"response":"perhaps","status":"http://evil.example/"}', TEXT.sendingLost],
])('the listing form treats %s as no response', async (body, words) => {
	const { page, alerts, left } = await sent([body]);
	await page.getByText(words).waitFor();
	await iconIs(page, 'fa-times');
	expect(alerts).toEqual(['The response is not a valid JSON response.']);
	expect(left).toHaveLength(1);
	expect(await page.locator('body').innerText()).not.toContain('Log in {');
});

it('the listing form shows “Send again” while the database is down, keeps all input, and sends the same listing again', async () => {
	const { page, posted } = await sent([DEAD_AJAX, fail([], 'It is back.')]);
	await page.getByText(TEXT.sendingLost).waitFor();
	expect(await page.getByText('database connection').count()).toBe(0);
	expect(await shownBy(page)).toMatchObject({ disabled: false, icon: 'fa-times' });
	expect(await page.inputValue('#lptitle')).toBe('Harbour Inn');
	await page.getByRole('button', { name: TEXT.sendAgain }).click();
	await page.getByText('It is back.').waitFor();
	const [first, second] = posted.map((one) =>
		fieldsOf(one).filter(([name]) => name !== 'postContent'),
	);
	expect(second).toEqual(first);
	expect(posted[1]!.fields.get('gazetteer_request')).toBe(
		posted[0]!.fields.get('gazetteer_request'),
	);
});

it('the listing form retries while the server is still receiving the listing, and shows it as sending', async () => {
	const responses: ServerResponse[] = [];
	const { page, posted } = await openSubmission(OWN, {
		replies: [
			(response) => {
				response.writeHead(409, { 'content-type': 'text/html', 'retry-after': '1' });
				response.end(JSON.stringify(fail({}, 'Please try again in a moment.')));
			},
			(response) => void responses.push(response),
		],
	});
	await fillIn(page);
	await press(page);
	while (!responses.length) await new Promise((later) => setTimeout(later, 50));
	await page.locator('.gz-stop').waitFor();
	expect(await shownBy(page)).toMatchObject({ disabled: true, icon: 'fa-spinner fa-spin' });
	responses[0]!.writeHead(200, { 'content-type': 'text/html' });
	responses[0]!.end(JSON.stringify(fail([], 'Here it is.')));
	await page.getByText('Here it is.').waitFor();
	expect(posted).toHaveLength(2);
	expect(fieldsOf(posted[1]!)).toEqual(fieldsOf(posted[0]!));
});

it('the listing form retries once with a fresh nonce after the old one expired', async () => {
	const { page, posted } = await sent([
		{ ...fail([], 'Too old'), nonce: 'fresh12345' },
		fail([], 'Seen'),
	]);
	await page.getByText('Seen').waitFor();
	expect(posted.map(({ fields }) => fields.get('post_nonce_field'))).toEqual([
		null,
		'fresh12345',
	]);
	expect(posted[0]!.fields.get('gazetteer_request')).toBe(
		posted[1]!.fields.get('gazetteer_request'),
	);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://evil.example/', ''])(
	'the listing form never navigates to “%s”',
	async (status) => {
		const { page, left, alerts } = await sent(
			[{ response: 'success', status, msg: 'In' }],
			OWN,
			(fresh) => fresh.clock.install(),
		);
		await iconIs(page, 'fa-check');
		// A redirect would happen after one second.
		await page.clock.runFor(2000);
		await rest(page);
		expect([left.length, alerts]).toEqual([1, []]);
		expect((await shownBy(page)).notice).toBe('In');
	},
);

it('the listing form enforces the gallery limits, file size before file count', async () => {
	const { page, posted } = await openSubmission(OWN);
	await fillIn(page);
	const set = (name: string, value: string) =>
		page
			.locator('#lp-submit-form')
			.evaluate((form, [of, to]) => form.setAttribute(of!, to!), [name, value]);
	await page
		.locator('[name="listingfiles[]"]')
		.setInputFiles([pictureFile('a.png'), pictureFile('b.png')]);
	await set('data-imgsize', '100');
	await set('data-imgcount', '1');
	await press(page);
	await page.locator('h4').getByText('All photos together can have at most 30 MB.').waitFor();
	await set('data-imgsize', '1000');
	await press(page);
	await page.locator('h4').getByText('A gallery can have at most 10 photos.').waitFor();
	expect(await shownBy(page)).toMatchObject({ disabled: false, icon: 'fa-angle-right' });
	expect(posted).toEqual([]);
});

it('the visitor can stop the submission of a listing while it is sent', async () => {
	const { page, posted } = await sent([() => {}, fail([], 'Seen')]);
	await page.locator('.gz-stop').click();
	await page.getByText(TEXT.nothingNeeded).waitFor();
	expect(await shownBy(page)).toMatchObject({ disabled: false, icon: 'fa-angle-right' });
	await press(page);
	await page.getByText('Seen').waitFor();
	expect(posted).toHaveLength(2);
});

it('the listing form uses a plain post if its scripts cannot load', async () => {
	const { page, posted } = await openSubmission(OWN, {
		before: (opened) => opened.route(/listing-form-interactive/, (route) => route.abort()),
	});
	await fillIn(page);
	const [request] = await Promise.all([page.waitForRequest(/listing-sent/), press(page)]);
	expect(request.method()).toBe('POST');
	expect(posted).toEqual([]);
});
