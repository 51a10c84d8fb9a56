import { emptyStorage, kept as records } from '../../../packages/drafts/browser-storage.ts';
import { draw, line, serve, settled, start, wrapped } from '../page.ts';

const area = wrapped(
	'your-message',
	'<textarea class="wpcf7-form-control" name="your-message"></textarea>',
);
export const FIELDS =
	line('your-name') +
	area +
	'<input type="checkbox" name="likes[]" value="Bread"><input type="checkbox" name="likes[]" value="Tea" checked>' +
	'<input type="radio" name="how" value="Mail" checked><input type="radio" name="how" value="Post">' +
	'<select name="topic"><option value="">–</option><option>Boats</option><option>Tides</option></select>' +
	'<select name="days[]" multiple><option>Mon</option><option>Tue</option><option>Wed</option></select>';

/** Leaves the open form, if there is one. */
export let leave: (() => void) | undefined;

/** Leaves the page, after the code that stores the draft has loaded. */
export async function hide() {
	await settled();
	window.dispatchEvent(new Event('pagehide'));
	await settled();
}

/** Leaves the current page, and opens a new one as the server renders it. */
export async function open(fields = FIELDS, more: Parameters<typeof draw>[0] = {}, touched = true) {
	await hide();
	leave?.();
	(window as { wpcf7?: { schemas?: Map<unknown, unknown> } }).wpcf7?.schemas?.clear();
	const page = draw({ fields, ...more });
	leave = await start(page.root);
	await settled();
	if (touched) {
		page.root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
	}
	const notice = () => page.root.querySelector<HTMLElement>('.gz-draft');
	const press = async (label: string) => {
		[...notice()!.querySelectorAll('button')].find((it) => it.textContent === label)!.click();
		await settled();
	};
	return { ...page, notice, press };
}

/** The complete content of the browser’s storage, as text. */
export const kept = async () =>
	JSON.stringify([await records(), { ...sessionStorage }, { ...localStorage }]);

beforeEach(async () => {
	serve();
	await emptyStorage();
	jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	jest.restoreAllMocks();
	leave?.();
	leave = undefined;
});
