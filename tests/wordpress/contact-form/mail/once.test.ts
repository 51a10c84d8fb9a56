import { randomUUID } from 'node:crypto';
import { keptOf, later } from '../entries/kept.ts';
import { ADA, FIELDS, mailing, METAS } from './mailing.ts';
import { makeForm } from '../own.ts';
import { post } from './post.ts';

const mail = mailing();

it('sends one mail for one request, however often it comes', async () => {
	const request = randomUUID();
	const answers = await Promise.all(
		Array.from({ length: 4 }, () => post(mail.form, ADA, request)),
	);
	expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('mail_sent'));
	expect(new Set(answers.map(({ posted_data_hash: hash }) => hash)).size).toBe(1);
	expect(mail.sink.letters).toHaveLength(1);
	expect(await keptOf(mail.form.id)).toHaveLength(1);
});

it('sends one mail for the same content without a key', async () => {
	await post(mail.form, ADA, '');
	expect((await post(mail.form, ADA, '')).status).toBe('mail_sent');
	expect(mail.sink.letters).toHaveLength(1);
});

it('refuses another content under a key that was used', async () => {
	const request = randomUUID();
	await post(mail.form, ADA, request);
	const answer = await post(mail.form, { ...ADA, 'your-message': 'Something else' }, request);
	expect(answer.status).toBe('aborted');
	expect(answer.message).toContain('An earlier version of this message was received');
	expect(mail.sink.letters).toHaveLength(1);
});

it('keeps nothing of a form that is to keep nothing', async () => {
	const forgetting = await makeForm(FIELDS, {
		metas: { ...METAS, gazetteer_form_settings: { keepDays: 0 } },
	});
	const request = randomUUID();
	await post(forgetting, ADA, request);
	expect(await keptOf(forgetting.id)).toMatchObject([{ state: 'sent', email: '' }]);
	expect((await post(forgetting, ADA, request)).status).toBe('mail_sent');
	expect(mail.sink.letters).toHaveLength(1);
	await later(90_000, 'gazetteer_sweep_entries');
	expect(await keptOf(forgetting.id)).toEqual([]);
});
