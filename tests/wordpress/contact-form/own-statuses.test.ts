import { openContact } from '../../browser/contact-form/contact.ts';
import { fillIn, GOOD, inForm, inStatus, send } from '../../browser/contact-form/form.ts';
import { makeForm, PLAIN, removeForms, type OwnForm } from './own.ts';

jest.setTimeout(120_000);

let plain: OwnForm;
let asking: OwnForm;

beforeAll(async () => {
	plain = await makeForm(PLAIN);
	asking = await makeForm([
		...PLAIN,
		['acceptance', { name: 'consent', content: 'I agree to the rules' }],
	]);
});
afterAll(removeForms);

describe('statuses that Gazetteer’s server returns', () => {
	it.each([
		['payment_required', 'payment-required'],
		['put_on_hold', 'custom-put-onhold'],
	])('the server can respond with “%s”, which sets the status “%s”', async (word, status) => {
		const contact = await openContact(plain.path, { recorded: false });
		await fillIn(contact.form, { ...GOOD, 'your-message': `Please be ${word}` });
		await send(contact.form);
		await inStatus(contact.form, status);
		expect(await contact.form.getAttribute('class')).toContain(status);
	});

	it('the server requires consent even if a script bypassed the checkbox', async () => {
		const contact = await openContact(asking.path, { recorded: false });
		await fillIn(contact.form, GOOD);
		await contact.form.evaluate((form) =>
			(window as unknown as { wpcf7: { submit: (it: unknown) => void } }).wpcf7.submit(form),
		);
		await inStatus(contact.form, 'unaccepted');
		expect(await inForm(contact.form, '[name="your-name"]').inputValue()).toBe(
			GOOD['your-name'],
		);
	});
});
