import { randomUUID } from 'node:crypto';
import { runWordPress } from '../../../browser/site.ts';
import { filesWaiting, keptOf } from '../entries/kept.ts';
import { ADA, FIELDS, mailing, METAS } from './mailing.ts';
import { makeForm } from '../own.ts';
import { post } from './post.ts';

const REPLY = {
	on: true,
	to: 'your-email',
	subject: 'Thank you',
	body: '<p>Dear [your-name]</p>',
	html: true,
};

const mail = mailing();

it('the owner gets a mail with the submitted values and the file, with Reply-To set to the visitor', async () => {
	const file = new File(['what is in it'], 'My plan.txt', { type: 'text/plain' });
	const answer = await post(mail.form, { ...ADA, 'your-file': file });
	expect(answer).toMatchObject({ status: 'mail_sent', invalid_fields: [] });

	expect(mail.sink.letters).toHaveLength(1);
	const [letter] = mail.sink.letters;
	expect(letter?.to).toEqual(['owner@site.example']);
	expect(letter?.headers.get('subject')).toBe('Ask: Ada');
	expect(letter?.headers.get('reply-to')).toBe('ada@visitor.example');
	expect(letter?.raw).toContain('Your name: Ada\nYour email: ada@visitor.example');
	expect(letter?.raw).toContain('Your message:\nGrüße\nvon hier');
	expect(letter?.raw).toMatch(/Content-Disposition: attachment; filename="?My plan\.txt"?/);
	expect(letter?.raw).toContain(Buffer.from('what is in it').toString('base64'));
	expect(await keptOf(mail.form.id)).toMatchObject([{ state: 'sent', files: 1 }]);
	expect(await filesWaiting()).toHaveLength(1);
});

it('the mail has the site name as sender instead of WordPress', async () => {
	await post(mail.form, ADA);
	const title = await runWordPress("echo get_bloginfo('name');");
	expect(mail.sink.letters[0]?.headers.get('from')).toContain(`${title} <wordpress@`);
});

it('an uploaded file is deleted after the mail if the form keeps no files, but its name stays', async () => {
	const metas = { ...METAS, gazetteer_form_settings: { keepFileDays: 0 } };
	const form = await makeForm(FIELDS, { metas });
	await post(form, { ...ADA, 'your-file': new File(['what is in it'], 'My plan.txt') });
	expect(mail.sink.letters[0]?.raw).toContain('My plan.txt');
	expect(await keptOf(form.id)).toMatchObject([{ state: 'sent', files: 1 }]);
	expect(await filesWaiting()).toEqual([]);
});

it.each([
	['a name', { 'your-name': 'Eve\r\nBcc: all@visitor.example\r\n\r\nBuy this' }],
	['an email address', { 'your-email': 'eve@visitor.example\r\nBcc: all@visitor.example' }],
	['a message', { 'your-message': '\r\nBcc: all@visitor.example\r\n.\r\nQUIT\r\n' }],
])(
	'the visitor’s input cannot inject a header or a recipient into the mail, such as %s',
	async (_what, typed) => {
		await post(mail.form, { ...ADA, ...typed });
		for (const { to, headers, raw } of mail.sink.letters) {
			expect(to).toEqual(['owner@site.example']);
			expect(headers.has('bcc')).toBe(false);
			expect(raw.slice(0, raw.indexOf('\n\n'))).not.toMatch(/^(?:Bcc:|Buy)/m);
		}
		expect(mail.sink.letters.length).toBeLessThanOrEqual(1);
	},
);

it('the visitor gets an automatic reply', async () => {
	const thanking = await makeForm(FIELDS, { metas: { ...METAS, gazetteer_reply: REPLY } });
	// An email address gets only one reply in ten minutes, so use a new address in case the test is
	// retried.
	const address = `${randomUUID()}@visitor.example`;
	await post(thanking, { ...ADA, 'your-name': 'Ada <b>L.</b>', 'your-email': address });
	const reply = mail.sink.letters.find(({ to }) => to.includes(address));
	expect(mail.sink.letters).toHaveLength(2);
	expect(reply?.headers.get('subject')).toBe('Thank you');
	expect(reply?.headers.get('auto-submitted')).toBe('auto-replied');
	expect(reply?.raw).toContain('Dear Ada &lt;b&gt;L.&lt;/b&gt;');
	expect(reply?.raw).toContain('\nDear Ada <b>L.</b>\n');
});
