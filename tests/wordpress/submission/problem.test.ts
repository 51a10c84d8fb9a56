import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { openAdmin } from '../admin.ts';
import { saveTab } from '../settings.ts';
import { category, guest, listing, send } from './sending.ts';

const USUAL = 'Sorry! There is problem in your submission';
const CHOSEN = 'Please correct the “marked” fields & try again.';

/** The error summary for the script, in the HTML and in the response. */
async function said(): Promise<(string | null)[]> {
	const { page } = await visit('/submit/', { javascript: false });
	const form = page.locator('form#lp-submit-form');
	const attribute = await page
		.locator('.lp-notifaction-area')
		.first()
		.getAttribute('data-error-msg');
	const input = await form.locator('[name="errorrmsg"]').getAttribute('value');
	const fields = listing({ ...guest(), category: await category(), postTitle: '' });
	return [attribute, input, (await send(fields)).answer.msg];
}

const choose = (problem: string) =>
	runWordPress(
		`$kept = (array) get_option('gazetteer', []); $kept['submission'] = ['problem' => base64_decode('${Buffer.from(problem).toString('base64')}')] + (array) ($kept['submission'] ?? []); update_option('gazetteer', $kept);`,
	);

describe('error summary of the listing form', () => {
	it('the error summary of the listing form is the default sentence', async () => {
		expect(await said()).toEqual([USUAL, USUAL, USUAL]);
	});

	it('the error summary of the listing form is the text of the setting, which stays when the settings are saved', async () => {
		await choose(CHOSEN);
		expect(await said()).toEqual([CHOSEN, CHOSEN, CHOSEN]);
		const { page } = await visit(
			'/wp-admin/options-general.php?page=gazetteer&tab=submission',
			{
				as: 'admin',
			},
		);
		const input = page.getByLabel('Message for invalid forms');
		expect(await input.inputValue()).toBe(CHOSEN);
		expect(await input.getAttribute('placeholder')).toBe(USUAL);
		await saveTab(await openAdmin(), 'widgets');
		expect(await said()).toEqual([CHOSEN, CHOSEN, CHOSEN]);
	});

	it('the error summary of the listing form is the default again after the setting is emptied', async () => {
		await choose('');
		expect(await said()).toEqual([USUAL, USUAL, USUAL]);
	});
});
