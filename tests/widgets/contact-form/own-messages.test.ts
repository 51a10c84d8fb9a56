import { draw, line, serve, settled, start } from './page.ts';

jest.mock('../../../widgets/contact-form/on-demand/own-messages.ts', () => {
	throw new Error('The file does not come.');
});

it('a contact form shows a success message if its texts fail to load, and is sent once', async () => {
	const page = draw({ fields: line('your-name', 'value="Ada"') });
	const server = serve({ feedback: { body: { status: 'mail_sent' } } });
	await start(page.root);
	page.form.requestSubmit(page.button);
	await settled();
	expect(page.output()).toBe('The form was received, but the site did not return a result.');
	expect(page.form.classList.contains('sent')).toBe(true);
	expect(server.of('feedback')).toHaveLength(1);
});
