import { draw, line, serve, settled, start } from './page.ts';

jest.mock('../../../widgets/contact-form/on-demand/own-messages.ts', () => {
	throw new Error('The file does not come.');
});

it('shows a success message if the texts fail to load, and sends the form once', async () => {
	const page = draw({ fields: line('your-name', 'value="Ada"') });
	const server = serve({ feedback: { body: { status: 'mail_sent' } } });
	await start(page.root);
	page.form.requestSubmit(page.button);
	await settled();
	expect(page.output()).toBe(
		'The form was received, but the site did not say what became of it.',
	);
	expect(page.form.classList.contains('sent')).toBe(true);
	expect(server.of('feedback')).toHaveLength(1);
});
