import { draw, line, listen, serve, settled, start, TAG, type Said } from '../page.ts';

/** The ids that the detail of each event contains. */
export const IDS = {
	contactFormId: 12,
	pluginVersion: '6.1',
	contactFormLocale: 'en_US',
	unitTag: TAG,
	containerPostId: 23,
};

export let listening: ReturnType<typeof listen>;
beforeEach(() => {
	jest.spyOn(console, 'error').mockImplementation(() => {});
	listening = listen();
});
afterEach(() => {
	listening.stop();
	jest.restoreAllMocks();
});

export const GUARDS = ['request', 'note', 'drawn']
	.map((name) => `<input type="hidden" name="gazetteer_${name}" value="">`)
	.join('');

/** Sends a form to a server with this answer. */
export async function send(feedback: Said, fields = line('your-name', 'value="Ada"')) {
	const server = serve({ feedback });
	const page = draw({ fields });
	await start(page.root);
	page.form.requestSubmit(page.button);
	await settled();
	return { ...page, server, ...listening };
}
