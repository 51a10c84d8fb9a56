import { answer, invalid, refusal } from '../../browser/contact-form/answers.ts';
import { openContact, touched } from '../../browser/contact-form/contact.ts';
import {
	fillIn,
	GOOD,
	inStatus,
	saidWithErrors,
	says,
	send,
} from '../../browser/contact-form/form.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const SCRIPT = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
const NAMES = [
	'x"]',
	"x'] *",
	'x\\',
	'a b',
	'#id',
	'.class',
	'[name]',
	':checked',
	'*',
	'',
	' ',
	'__proto__',
	'constructor',
	'toString',
	'x\n]',
	'x\u0000y',
	'ä',
	'<b>',
	`"><img src=x onerror="window.ran=1">`,
	'javascript:window.ran=1',
];

const ran = (page: Awaited<ReturnType<typeof openContact>>['page']) =>
	page.evaluate(() => (window as unknown as { ran?: number }).ran ?? 0);

it('markup in a text from the server is shown as plain text', async () => {
	const contact = await openContact('challenges', {
		replies: {
			feedback: answer('validation_failed', {
				message: `No ${SCRIPT}`,
				invalid_fields: [invalid('your-name', `Not ${SCRIPT}`, 'your-name')],
				quiz: { 'your-quiz': [`How ${SCRIPT}`, SCRIPT] },
				captcha: { 'your-captcha': 'javascript:window.ran=1//12.png' },
			}),
		},
	});
	const { form, page } = contact;
	await touched(contact);
	await send(form);
	await inStatus(form, 'invalid');
	await says(form, 'No <img');
	await rest(page);
	const { output, region, tips, list } = await saidWithErrors(form);
	expect([output, region, tips, list].flat()).toEqual([
		`No ${SCRIPT}`,
		`No ${SCRIPT}`,
		`Not ${SCRIPT}`,
		`Not ${SCRIPT}`,
	]);
	expect(await page.locator('.wpcf7-quiz-label').textContent()).toBe(`How ${SCRIPT}`);
	expect(await ran(page)).toBe(0);
});

it('twenty unusual field names among the refused fields do not hide the other errors', async () => {
	const { form, page, errors } = await openContact('plain', {
		replies: {
			feedback: refusal(
				...NAMES.map((name, at) => invalid(name, `Odd ${at}`, name)),
				invalid('your-email', 'No letter would reach this.', 'your-email'),
			),
		},
	});
	await fillIn(form, GOOD);
	await send(form);
	await says(form, 'Two lines need another look.');
	const { tips, list } = await saidWithErrors(form);
	expect(tips).toEqual(['No letter would reach this.']);
	expect(list).toContain('Odd 0');
	expect(list.at(-1)).toBe('No letter would reach this.');
	expect(errors).toEqual([]);
	expect(await ran(page)).toBe(0);
	expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

it('a contact form skips rules, captchas and quiz questions for unusual field names', async () => {
	const odd = Object.fromEntries(NAMES.map((name) => [name, ['Odd?', 'x']]));
	const pictures = Object.fromEntries(NAMES.map((name) => [name, '/pages/images/12.png']));
	const { form, errors } = await openContact('challenges', {
		replies: {
			schema: {
				rules: [
					...NAMES.map((field) => ({ rule: 'required', field, error: 'Odd' })),
					{ rule: '__proto__', field: 'your-name', error: 'Odd' },
					{ rule: 'constructor', field: 'your-name', error: 'Odd' },
					null,
					7,
					{ rule: 'required', field: 'your-name', error: `Not ${SCRIPT}` },
				],
			},
			feedback: answer('spam', { quiz: odd, captcha: pictures }),
		},
	});
	await fillIn(form, { 'your-name': 'a', 'your-quiz': '4' });
	await fillIn(form, { 'your-name': '' });
	await form.locator('.wpcf7-not-valid-tip').first().waitFor();
	expect((await saidWithErrors(form)).tips).toEqual([`Not ${SCRIPT}`]);
	await send(form);
	await inStatus(form, 'spam');
	expect(errors).toEqual([]);
});

it('a captcha picture is loaded only from an allowed address', async () => {
	const { form, page } = await openContact('challenges', {
		replies: {
			feedback: answer('spam', { captcha: { 'your-captcha': 'javascript:window.ran=1' } }),
		},
	});
	await send(form);
	await inStatus(form, 'spam');
	await rest(page);
	expect(await ran(page)).toBe(0);
});

it('attributes of the page cannot redirect a contact form submission to another host', async () => {
	const foreign: string[] = [];
	const { form, page } = await openContact('plain', {
		before: async (fresh) => {
			fresh.on('request', (request) => {
				if (new URL(request.url()).hostname === 'evil.test') foreign.push(request.url());
			});
			await fresh.addInitScript(() => {
				document.addEventListener('DOMContentLoaded', () => {
					const wrapper = document.querySelector('.wpcf7')!;
					wrapper.setAttribute('data-endpoint', 'https://evil.test/');
					wrapper.setAttribute('data-wpcf7-id', '12/../../evil');
					wrapper.querySelector('form')!.setAttribute('action', 'https://evil.test/');
				});
			});
		},
	});
	await fillIn(form, GOOD);
	await send(form);
	await inStatus(form, 'sent');
	await rest(page);
	expect(foreign).toEqual([]);
});

describe('contact form on a page with a strict policy and Trusted Types', () => {
	it('a contact form under a strict policy is validated, refused and sent without violations', async () => {
		const { form, page, errors } = await openContact('strict-csp', {
			replies: {
				feedback: [
					refusal(invalid('your-name', 'A name is missing.', 'your-name')),
					answer('mail_sent', { quiz: { 'your-quiz': ['Next?', 'ab'] } }),
				],
			},
			before: (fresh) =>
				fresh.addInitScript(() => {
					const violations: string[] = [];
					Object.assign(window, { violations });
					document.addEventListener('securitypolicyviolation', (event) =>
						violations.push(`${event.violatedDirective} ${event.sample}`),
					);
				}),
		});
		await fillIn(form, { 'your-email': 'nobody' });
		await form.locator('.wpcf7-not-valid-tip').first().waitFor();
		await send(form);
		await inStatus(form, 'invalid');
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'sent');
		await says(form, answer('mail_sent').message);
		expect(
			await page.evaluate(() => (window as unknown as { violations: string[] }).violations),
		).toEqual([]);
		expect(errors).toEqual([]);
	});
});
