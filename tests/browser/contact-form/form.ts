import type { Locator } from 'playwright-core';

/** Use XPath: a field of the form may have the name of a DOM property such as `parentNode`. */
const wrapperOf = (form: Locator) => form.locator('xpath=..');

export const inForm = (form: Locator, selector: string) =>
	wrapperOf(form).locator(`form ${selector}`);

/** Types each value into its field, and leaves the last field. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>) {
	for (const [name, value] of Object.entries(values)) {
		const field = inForm(form, `[name="${name}"]:not(output)`);
		await field.fill(value);
		await field.blur();
	}
}

export const GOOD = { 'your-name': 'Ada', 'your-email': 'ada@example.org' };

export const submitButton = (form: Locator) => inForm(form, '.wpcf7-submit');

export const send = (form: Locator) => submitButton(form).click();

/** Waits until the form has this status. Any other status appears in the error message of the test. */
export async function inStatus(form: Locator, status: string) {
	await form
		.and(form.page().locator(`[data-status="${status}"]`))
		.waitFor({ state: 'attached', timeout: 30_000 })
		.catch(async (cause: unknown) => {
			const now = await form.evaluate((it) =>
				Element.prototype.getAttribute.call(it, 'data-status'),
			);
			throw new Error(`The form is “${now}”, not “${status}”.`, { cause });
		});
}

export const tipOf = (form: Locator, field: string) =>
	inForm(form, `.wpcf7-form-control-wrap[data-name="${field}"] .wpcf7-not-valid-tip`);

/** The text of the elements, including text for screen readers only. */
const texts = async (places: Locator) =>
	(await places.allTextContents()).map((text) => text.trim()).filter((text) => text !== '');

/** All texts that the form currently shows. */
export const saidBy = async (form: Locator) => ({
	output: await texts(inForm(form, '.wpcf7-response-output')),
	region: await texts(wrapperOf(form).locator('.screen-reader-response [role="status"]')),
	list: await texts(wrapperOf(form).locator('.screen-reader-response li')),
	tips: await texts(inForm(form, '.wpcf7-not-valid-tip')),
});

/**
 * All texts of the form once the errors are shown at their fields. Before the interactive part
 * loads, errors are plain text in the output.
 */
export async function saidWithErrors(form: Locator) {
	await inForm(form, '.wpcf7-not-valid-tip:not(:empty)').first().waitFor({ state: 'attached' });
	return saidBy(form);
}

/** Waits until the form shows this text visibly. */
export const says = (form: Locator, words: string) =>
	inForm(form, '.wpcf7-response-output')
		.filter({ hasText: words })
		.first()
		.waitFor({ timeout: 30_000 });
