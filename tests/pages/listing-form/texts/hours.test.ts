import { axe } from '../../../browser/axe.ts';
import { openForm, overflow } from '../../../browser/listing-form/form.ts';

jest.setTimeout(60_000);

it.each([1280, 320])('the opening hours are filled in from a text, in %d pixels', async (width) => {
	const { page, errors, sent } = await openForm('listing-own.html', { width });
	await page.locator('summary', { hasText: 'Opening hours' }).click();
	const line = page.getByLabel('Enter hours as text');
	await line.fill('9-5 mon-fri');
	await page.keyboard.press('Enter');
	const filled = async () =>
		(await sent(/^business_hours/)).filter(([, value]) => value !== '').length;
	expect(await filled()).toBe(10);
	await line.fill('sometimes');
	await page.getByRole('button', { name: 'Fill in' }).click();
	expect(await page.getByRole('alert').innerText()).toContain('sometimes');
	expect(await filled()).toBe(10);
	expect(await axe(page, '.gz-hours-line')).toEqual([]);
	await page.getByRole('button', { name: /^Copy Monday/ }).click();
	expect(await filled()).toBe(14);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	expect(errors).toEqual([]);
});
