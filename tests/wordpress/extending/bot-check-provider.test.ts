import { runWordPress, siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { forgetEntries } from '../contact-form/entries/kept.ts';
import { makeForm, PLAIN, removeForms } from '../contact-form/own.ts';
import { category, guest, kept, listing, send } from '../submission/sending.ts';
import { install, uninstall } from './other-plugin.ts';

jest.setTimeout(60_000);

const choose = (more = '') =>
	runWordPress(
		`update_option('gazetteer', ['botCheck' => ['provider' => 'my-check', 'siteKey' => 'my-site', 'secret' => 'my-secret', 'forms' => ['listing', 'contact'] ${more}]] + (array) get_option('gazetteer', []));`,
	);
const option = (name: string, value: number) => runWordPress(`update_option('${name}', ${value});`);

beforeAll(async () => {
	await install('bot-check-provider');
	await choose();
});
afterEach(() =>
	runWordPress(`delete_option('my_check_refuses'); delete_option('my_check_is_down');`),
);
afterAll(async () => {
	await uninstall();
	await forgetEntries();
	await removeForms();
});

async function sendMessage() {
	const { path } = await makeForm(PLAIN);
	const { page } = await visit(path);
	await page.locator('[name=your-name]').fill('Ada');
	await page.locator('[name=your-email]').fill('ada@visitor.example');
	await page.locator('[type=submit]').click();
	const output = page.locator('.wpcf7-response-output');
	await output.filter({ hasText: /\S/ }).waitFor();
	return { page, text: await output.innerText() };
}

describe('bot check provider of another plugin', () => {
	it('a bot check provider of another plugin can be chosen in the settings', async () => {
		const { page } = await visit('/wp-admin/options-general.php?page=gazetteer&tab=bot-check', {
			as: 'admin',
		});
		expect(await page.getByLabel('Service', { exact: true }).inputValue()).toBe('my-check');
		expect(
			await page.getByLabel('Service', { exact: true }).locator('option').allInnerTexts(),
		).toContain('My check');
		await page.getByRole('button', { name: 'Save Changes' }).click();
		await page.locator('.notice-success').waitFor();
		expect(await page.getByLabel('Service', { exact: true }).inputValue()).toBe('my-check');
	});

	it('a bot check provider of another plugin checks a contact form with a token of its script', async () => {
		expect((await sendMessage()).text).toMatch(/^Thank you/);
	});

	it('a bot check provider without a token stops a contact form in the browser', async () => {
		await option('my_check_refuses', 1);
		const { page, text } = await sendMessage();
		expect(text).toContain('was not completed');
		expect(await page.locator('[name=your-name]').inputValue()).toBe('Ada');
	});

	it('a bot check provider of another plugin checks a listing form with a token of its script', async () => {
		const { page } = await visit('/submit/');
		await page.fill('#lptitle', 'Checked Inn');
		await page.selectOption('#inputCategory', await category());
		await page.locator('#inputDescription').evaluate((area) => {
			(area as HTMLTextAreaElement).value = 'By the water.';
		});
		await page.fill('#inputEmail', guest().email);
		const answered = page.waitForResponse(
			(response) =>
				(response.request().postData() ?? '').includes('Checked Inn') &&
				!(response.request().postData() ?? '').includes('similar_listings'),
		);
		await page.getByRole('button', { name: 'Submit listing' }).click();
		const response = await answered;
		expect(response.request().postData()).toContain('name="token"');
		expect(await response.text()).toContain('"response":"success"');
	});

	it('the server refuses a listing without a valid token of the bot check provider', async () => {
		const hotels = await category();
		for (const token of ['', 'forged']) {
			const fields = listing({ ...guest(), category: hotels, token });
			const { answer } = await send(fields);
			expect(answer.response).not.toBe('success');
			expect(await kept(fields['postTitle'])).toEqual([]);
		}
	});

	it('a bot check provider that is down, throws or is inactive counts as a service that does not respond', async () => {
		const hotels = await category();
		const answers = async () => {
			const fields = listing({ ...guest(), category: hotels, token: 'any' });
			return (await send(fields)).answer.response === 'success';
		};
		await option('my_check_is_down', 1);
		expect(await answers()).toBe(true);
		await choose(`, 'needsService' => true`);
		expect(await answers()).toBe(false);
		await uninstall();
		expect(await answers()).toBe(false);
		const { status } = await fetch(`${siteUrl()}/submit/`);
		expect(status).toBe(200);
		await choose();
		expect(await answers()).toBe(true);
	});
});
