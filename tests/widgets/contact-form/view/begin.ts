import { change, draw, line, serve, settled, start, wrapped } from '../page.ts';

const rule = (name: string, field: string, error: string, more: object = {}) => ({
	rule: name,
	field,
	error,
	...more,
});
export const SCHEMA = {
	rules: [
		rule('required', 'your-name', 'A name, please.'),
		rule('required', 'your-email', 'An address, please.'),
		rule('email', 'your-email', 'That is no address.'),
		rule('required', 'likes', 'Something, please.'),
	],
};
/** Two fields with rules, and one field without. */
export const FIELDS = line('your-name') + line('your-email') + line('your-message');

export const likes = wrapped(
	'likes',
	'<span class="wpcf7-form-control wpcf7-checkbox"><input type="checkbox" name="likes[]" value="Bread"></span>',
);

/** Unmounts the form after each test, so that its draft is not restored in the next test. */
let end: (() => void) | undefined;
afterEach(() => {
	end?.();
	localStorage.clear();
});

/** Starts a form with rules, and returns actions of the visitor and the rendered elements. */
export async function begin(fields = FIELDS, more: Parameters<typeof draw>[0] = {}, feedback = {}) {
	const server = serve({
		schema: { body: SCHEMA },
		feedback: { body: { status: 'validation_failed', message: 'Look again.', ...feedback } },
	});
	const page = draw({ fields, ...more });
	const leave = (end = await start(page.root));
	const tips = () =>
		page
			.all('.wpcf7-not-valid-tip')
			.map((tip) => [tip.closest('[data-name]')!.getAttribute('data-name'), tip.textContent]);
	const list = () => page.all('.screen-reader-response li').map((entry) => entry.outerHTML);
	const changed = async (name: string, value: string) => {
		change(page.field(name), value);
		await settled();
	};
	const send = async () => {
		page.form.requestSubmit();
		await settled();
	};
	return { ...page, server, leave, tips, list, changed, send };
}
