import { CONTACT_EVENT } from '@gazetteer/contract';
import { mount } from '../../../widgets/contact-form/mount.ts';
import { mountOn } from '../mounting.ts';

export const TAG = 'wpcf7-f12-p23-o1';

const hidden = (name: string, value: string) =>
	`<input type="hidden" name="${name}" value="${value}">`;

/** A field with the markup of the server. */
export const wrapped = (name: string, control: string) =>
	`<span class="wpcf7-form-control-wrap" data-name="${name}">${control}</span>`;

export const line = (name: string, more = '') =>
	wrapped(
		name,
		`<input type="text" class="wpcf7-form-control wpcf7-text" name="${name}" id="${name}" aria-invalid="false" ${more}>`,
	);

interface Drawn {
	fields?: string;
	status?: string;
	form?: string;
	/** Attributes of the wrapper. */
	wrapper?: string;
	output?: string;
}

/** Renders a contact form with the markup of the server, and returns functions that find its parts. */
export function draw({ fields = line('your-name'), status = 'init', ...more }: Drawn = {}) {
	document.body.innerHTML = `
		<div class="wpcf7 no-js" id="${TAG}" ${more.wrapper ?? ''}>
			<div class="screen-reader-response"><p role="status" aria-live="polite"></p><ul></ul></div>
			<form class="wpcf7-form ${status}" data-status="${status}" novalidate ${more.form ?? ''}>
				<fieldset class="hidden-fields-container">
					${hidden('_wpcf7', '12')}${hidden('_wpcf7_version', '6.1')}
					${hidden('_wpcf7_locale', 'en_US')}${hidden('_wpcf7_unit_tag', TAG)}
					${hidden('_wpcf7_container_post', '23')}${hidden('_wpcf7_posted_data_hash', '')}
				</fieldset>
				${fields}
				<input type="submit" class="wpcf7-form-control wpcf7-submit has-spinner" value="Send">
				<div class="wpcf7-response-output" aria-hidden="true">${more.output ?? ''}</div>
			</form>
		</div>`;
	const root = document.querySelector<HTMLElement>('.wpcf7')!;
	const find = <Found extends Element = HTMLInputElement>(selector: string) =>
		root.querySelector<Found>(selector)!;
	return {
		root,
		form: find<HTMLFormElement>('form'),
		field: (name: string) => find(`[name="${name}"]`),
		find,
		all: (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)],
		button: find('.wpcf7-submit'),
		output: () => find('.wpcf7-response-output').textContent,
		region: () => find('[role=status]').textContent,
	};
}

/** Waits for pending promises, imported modules and React, even on a slow machine. */
export async function settled() {
	for (let turn = 0; turn < 40; turn++) await new Promise((done) => setTimeout(done));
}

/** Types a value as a visitor does, and leaves the field. */
export function change(field: HTMLInputElement, value: string) {
	field.value = value;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function tick(box: HTMLInputElement, checked = true) {
	box.checked = checked;
	box.dispatchEvent(new Event('change', { bubbles: true }));
}

type Body = object | string | number | null;

/** A server response: an object is sent as JSON, a string unchanged, and an error is thrown. */
export interface Said {
	status?: number;
	body?: Body;
	text?: string;
	headers?: Record<string, string>;
	error?: Error;
	/** The server sends its answer after this promise. */
	after?: Promise<unknown>;
}

export interface Asked {
	path: string;
	init: RequestInit;
}

/** Replaces fetch by a server that answers by the end of the URL, and records the requests. */
export function serve(answers: { schema?: Said; feedback?: Said; refill?: Said } = {}) {
	const asked: Asked[] = [];
	const said: Required<typeof answers> = {
		schema: { body: { rules: [] } },
		feedback: { body: { status: 'mail_sent', message: 'Thank you.' } },
		refill: { body: [] },
		...answers,
	};
	window.fetch = jest.fn(async (address: unknown, init: RequestInit = {}) => {
		const path = String(address);
		asked.push({ path, init });
		const call = path.split('/').at(-1) as keyof typeof said;
		const { status = 200, body = null, text, headers = {}, error, after } = said[call];
		await after;
		if (error) throw error;
		const whole = text ?? (status === 204 ? '' : JSON.stringify(body));
		return {
			ok: status < 300,
			status,
			redirected: false,
			headers: new Headers(headers),
			text: async () => whole,
			json: async () => JSON.parse(whole) as unknown,
		} as Response;
	}) as typeof fetch;
	const of = (call: string) => asked.filter(({ path }) => path.endsWith(`/${call}`));
	return { asked, of, said };
}

export interface Heard {
	name: string;
	detail: Record<string, unknown>;
}

/** Records all events of the page. */
export function listen() {
	const heard: Heard[] = [];
	const ending = new AbortController();
	for (const name of Object.values(CONTACT_EVENT)) {
		const note = ({ detail }: CustomEvent) => heard.push({ name, detail: detail as never });
		document.addEventListener(name, note as never, { signal: ending.signal });
	}
	const inShort = ({ name, detail }: Heard) =>
		detail['prevStatus'] === undefined
			? name.slice('wpcf7'.length)
			: `${String(detail['prevStatus'])}→${String(detail['status'])}`;
	return { heard, course: () => heard.map(inShort), stop: () => ending.abort() };
}

let undos: (() => void)[] = [];

afterEach(() => {
	undos.forEach((undo) => undo());
	undos = [];
	(window as { wpcf7?: { schemas?: Map<unknown, unknown> } }).wpcf7?.schemas?.clear();
	Reflect.deleteProperty(window, 'wpcf7');
	document.body.innerHTML = '';
	// Remove drafts of earlier tests.
	sessionStorage.clear();
});

/** Mounts the form. By default, the page has the `wpcf7` settings of the legacy plugin. */
export async function start(root: HTMLElement, global: object | null = {}) {
	const api = { root: 'http://localhost/wp-json/', namespace: 'contact-form-7/v1' };
	if (global) Object.assign(window, { wpcf7: { api, ...global } });
	const undo = await mountOn(mount, root);
	undos.push(undo);
	await settled();
	return undo;
}
