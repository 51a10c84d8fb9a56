import { answer, held, invalid, refusal } from '../../../browser/contact-form/answers.ts';
import { openContact } from '../../../browser/contact-form/contact.ts';
import { inStatus, saidBy, says, send, tipOf } from '../../../browser/contact-form/form.ts';

jest.setTimeout(60_000);

const RULES = {
	rules: [
		{ rule: 'requiredfile', field: 'your-picture', error: 'A picture, please.' },
		{
			rule: 'file',
			field: 'your-picture',
			accept: ['.png', 'image/jpeg'],
			error: 'No picture.',
		},
		{ rule: 'maxfilesize', field: 'your-picture', threshold: '2000', error: 'Too heavy.' },
	],
};

const file = (name: string, bytes: number) => ({
	name,
	mimeType: 'application/octet-stream',
	buffer: Buffer.alloc(bytes, 'x'),
});

const openFiles = (feedback: object = answer('mail_sent')) =>
	openContact('files', { replies: { schema: RULES, feedback } });

it('a contact form sends a file with its name and content, and an empty file input as an empty part', async () => {
	const { form, server } = await openFiles();
	await form.locator('[name="your-picture"]').setInputFiles(file('gull.png', 1500));
	await send(form);
	await inStatus(form, 'sent');
	const { fields } = server.of('feedback')[0]!;
	expect(fields.get('your-picture')).toMatchObject({ name: 'gull.png', size: 1500 });
	expect(fields.get('your-papers')).toMatchObject({ name: '', size: 0 });
});

it.each([
	['gull.txt', 10, 'No picture.'],
	['gull.png', 3000, 'Too heavy.'],
])('%s of %i bytes shows this error: %s', async (name, bytes, words) => {
	const { form } = await openFiles();
	await form.locator('[name="your-picture"]').setInputFiles(file(name, bytes));
	await tipOf(form, 'your-picture').waitFor();
	expect(await tipOf(form, 'your-picture').textContent()).toBe(words);
	await form.locator('[name="your-picture"]').setInputFiles(file('GULL.PNG', 10));
	await tipOf(form, 'your-picture').waitFor({ state: 'detached' });
});

it('removing a file removes its error from the contact form', async () => {
	const { form } = await openContact('files', {
		replies: {
			schema: {
				rules: [
					{ rule: 'file', field: 'your-papers', accept: ['.txt'], error: 'No paper.' },
				],
			},
		},
	});
	await form.locator('[name="your-papers"]').setInputFiles(file('gull.png', 10));
	await tipOf(form, 'your-papers').waitFor();
	await form.locator('[name="your-papers"]').setInputFiles([]);
	await tipOf(form, 'your-papers').waitFor({ state: 'detached' });
});

it('the selected file stays selected when the server refuses the submission', async () => {
	const { form } = await openFiles(refusal(invalid('your-name', 'A name, please.')));
	await form.locator('[name="your-picture"]').setInputFiles(file('gull.png', 1500));
	await send(form);
	await says(form, 'Two lines need another look.');
	expect(
		await form
			.locator('[name="your-picture"]')
			.evaluate((it) => (it as HTMLInputElement).files![0]!.name),
	).toBe('gull.png');
});

it('the progress bar moves during the upload, and disappears with the response', async () => {
	const answered = held(answer('mail_sent'));
	const { form } = await openFiles(answered.reply);
	await form.locator('[name="your-picture"]').setInputFiles(file('gull.png', 600_000));
	await send(form);
	await inStatus(form, 'submitting');
	const bar = form.locator('progress');
	await bar.waitFor({ state: 'attached' });
	expect(await bar.evaluate((it) => (it as HTMLProgressElement).max)).toBeGreaterThan(0);
	answered.release();
	await inStatus(form, 'sent');
	await bar.waitFor({ state: 'detached' }).catch(() => bar.waitFor({ state: 'hidden' }));
});

it('a contact form without a selected file shows no progress bar', async () => {
	const answered = held(answer('mail_failed'));
	const { form } = await openFiles(answered.reply);
	await send(form);
	await inStatus(form, 'submitting');
	expect(await form.locator('progress:visible').count()).toBe(0);
	answered.release();
	await inStatus(form, 'failed');
	expect((await saidBy(form)).output).toEqual([answer('mail_failed').message]);
});
