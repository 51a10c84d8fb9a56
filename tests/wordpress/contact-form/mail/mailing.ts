import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { choose } from '../../plugin/chosen.ts';
import { siteFolder } from '../../../browser/site.ts';
import { openSmtpSink, type SmtpSink } from '../../smtp.ts';
import { forgetEntries } from '../entries/kept.ts';
import { makeForm, removeForms, type FieldBlock, type OwnForm } from '../own.ts';

export const FIELDS: readonly FieldBlock[] = [
	['text', { label: 'Your name', name: 'your-name' }],
	['email', { label: 'Your email', name: 'your-email' }],
	['textarea', { label: 'Your message', name: 'your-message' }],
	['file', { label: 'Your file', name: 'your-file', accept: ['txt'] }],
];

export const METAS = {
	gazetteer_mail: {
		to: 'owner@site.example',
		subject: 'Ask: [your-name]',
		body: '[all-fields]',
		replyTo: 'your-email',
	},
};

export const ADA = {
	'your-name': 'Ada',
	'your-email': 'ada@visitor.example',
	'your-message': 'Grüße\nvon hier',
};

export interface Mailing {
	sink: SmtpSink;
	form: OwnForm;
}

/** Creates a form and a mail server for a test file, and resets both before each test. */
export function mailing(): Mailing {
	const mail = {} as Mailing;
	const smtpPort = () => path.join(siteFolder(), 'wp-content/smtp-port');

	beforeAll(async () => {
		await choose();
		mail.sink = await openSmtpSink();
		await writeFile(smtpPort(), String(mail.sink.port));
		mail.form = await makeForm(FIELDS, { metas: METAS });
	});
	beforeEach(async () => {
		mail.sink.refuse(false);
		await forgetEntries();
		mail.sink.letters.splice(0);
	});
	afterAll(async () => {
		await forgetEntries();
		await removeForms();
		await rm(smtpPort(), { force: true });
		await mail.sink.close();
	});
	return mail;
}
