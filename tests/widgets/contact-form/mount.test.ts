import { CONTACT_CLASS, MARK, type ContactConfig } from '@gazetteer/contract';
import * as MARKUP from '../../../widgets/contact-form/markup.ts';
import widget from '../../../widgets/contact-form/widget.ts';
import { change, draw, line, serve, settled, start } from './page.ts';

type Global = ContactConfig & {
	init: (form: Element) => void;
	submit: (form: Element, options?: object) => unknown;
	validate: (form: Element, what?: object) => unknown;
	schemas: Map<number, unknown>;
};
const global = () => (window as unknown as { wpcf7: Global }).wpcf7;
const faceOf = (form: Element) => (form as unknown as { wpcf7?: Record<string, unknown> }).wpcf7;

beforeEach(() => {
	jest.spyOn(console, 'error').mockImplementation(() => {});
	jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('contact form at page load', () => {
	it('a contact form gets its spinner, its status and its properties at page load', async () => {
		serve();
		const page = draw();
		await start(page.root);
		expect(page.root.classList).toContain('js');
		expect(page.button.nextElementSibling!.className).toBe('wpcf7-spinner');
		expect(faceOf(page.form)).toMatchObject({
			id: 12,
			status: 'init',
			pluginVersion: '6.1',
			locale: 'en_US',
			containerPost: 23,
			parent: page.root,
			schema: { rules: [] },
		});
	});

	it('the rules of a contact form are requested once, and again on a touch if the first request failed', async () => {
		const server = serve({ schema: { status: 500, text: 'x' } });
		const page = draw();
		await start(page.root);
		expect(server.of('schema')).toHaveLength(1);
		expect(server.of('schema')[0]!.init.headers).toEqual({
			Accept: 'application/json, */*;q=0.1',
		});
		server.said.schema = { body: { rules: [{ rule: 'required' }] } };
		page.root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
		expect(server.of('schema')).toHaveLength(2);
		expect(global().schemas.get(12)).toEqual({ rules: [{ rule: 'required' }] });
		change(page.field('your-name'), 'x');
		await settled();
		expect(server.of('schema')).toHaveLength(2);
	});

	it('mounting a contact form keeps typed values, selections and the focus', async () => {
		serve();
		const page = draw({ fields: line('your-name', 'value="first"') });
		const name = page.field('your-name');
		name.value = 'typed';
		name.focus();
		await start(page.root);
		expect(page.field('your-name')).toBe(name);
		expect(name.matches(':focus')).toBe(true);
		expect(name.value).toBe('typed');
	});

	it('parts of a contact form that are inert in the first status become inert, except those that the page made inert', async () => {
		serve();
		const page = draw({
			fields: '<p class="inert-on-init"></p><p class="inert-on-init" inert></p><p class="inert-on-sent"></p>',
		});
		await start(page.root);
		const inert = () => page.all('p[class]').map((part) => part.hasAttribute('inert'));
		expect(inert()).toEqual([true, true, false]);
		page.form.requestSubmit();
		await settled();
		expect(inert()).toEqual([false, true, true]);
	});
});

describe('contact form that cannot be mounted', () => {
	it('a contact form inside another form is not mounted, and a notice replaces it', async () => {
		const server = serve();
		const { root } = draw();
		const outer = document.createElement('form');
		document.body.append(outer);
		outer.append(root);
		await start(root);
		expect(outer.innerHTML).toBe(
			'<p class="wpcf7-form-in-wrong-place"><strong>Error:</strong> This contact form is placed in the wrong place.</p>',
		);
		expect(server.asked).toEqual([]);
	});

	it('a contact form is not mounted if another script already handles it', async () => {
		const server = serve();
		const page = draw();
		Object.assign(page.form, { wpcf7: { id: 12 } });
		await start(page.root);
		expect(server.asked).toEqual([]);
		expect(page.all('.wpcf7-spinner')).toEqual([]);
		expect(console.warn).toHaveBeenCalledTimes(1);
	});

	it.each([
		['wpcf7 is not defined.', null],
		['wpcf7.api is not defined.', { api: undefined }],
	])(
		'a contact form is not mounted without wpcf7, and “%s” is logged',
		async (message, config) => {
			const server = serve();
			const page = draw();
			await start(page.root, config);
			await settled();
			expect(console.error).toHaveBeenCalledWith(message);
			expect(server.asked).toEqual([]);
			expect(page.root.classList).toContain('no-js');
		},
	);

	it.each([
		['Your browser does not support window.fetch().', 'fetch'],
		['Your browser does not support window.FormData().', 'FormData'],
	] as const)(
		'a contact form is not mounted in an old browser, and “%s” is logged',
		async (message, missing) => {
			serve();
			const there = window[missing];
			Object.assign(window, { [missing]: undefined });
			await start(draw().root);
			await settled();
			Object.assign(window, { [missing]: there });
			expect(console.error).toHaveBeenCalledWith(message);
		},
	);
});

describe('contact form of Gazetteer', () => {
	it('a contact form of Gazetteer uses the REST address of the page’s settings, or of this site', async () => {
		const server = serve();
		await start(draw({ wrapper: `${MARK.widget}="contact-form"` }).root, null);
		expect(server.asked[0]!.path).toBe(
			'http://localhost/wp-json/contact-form-7/v1/contact-forms/12/feedback/schema',
		);
	});
});

describe('scripts that extend contact forms', () => {
	it('another script can replace wpcf7.submit() and call the original', async () => {
		const server = serve();
		const page = draw();
		await start(page.root);
		const { submit } = global();
		const theirs = jest.fn();
		global().submit = theirs;
		page.form.requestSubmit(page.button);
		await settled();
		expect(theirs).toHaveBeenCalledWith(page.form, { submitter: page.button });
		expect(server.of('feedback')).toEqual([]);
		submit(page.form, {});
		await settled();
		expect(server.of('feedback')).toHaveLength(1);
	});

	it('another script can add a contact form later, and call wpcf7.init() more than once', async () => {
		const server = serve();
		const first = draw();
		await start(first.root);
		const late = first.root.cloneNode(true) as HTMLElement;
		late.querySelector('.wpcf7-spinner')!.remove();
		document.body.append(late);
		const form = late.querySelector('form')!;
		global().init(form);
		global().init(form);
		expect(late.querySelectorAll('.wpcf7-spinner')).toHaveLength(1);
		expect(faceOf(form)).toMatchObject({ id: 12 });
		expect(server.of('schema')).toHaveLength(1);
	});

	it('other scripts find the values of wpcf7 that they set earlier', async () => {
		serve();
		const theirs = () => 'theirs';
		await start(draw().root, { reset: theirs, more: 1 });
		expect(global()).toMatchObject({ reset: theirs, more: 1 });
		expect(typeof global().validate).toBe('function');
	});

	it('a contact form can have fields named like properties of a form element', async () => {
		const server = serve();
		const names = [
			...['submit', 'reset', 'action', 'elements', 'querySelector', 'getAttribute'],
			...['setAttribute', 'classList', 'dispatchEvent', 'addEventListener', 'wpcf7', 'id'],
		];
		const page = draw({ fields: names.map((name) => `<input name="${name}">`).join('') });
		await start(page.root);
		HTMLFormElement.prototype.requestSubmit.call(page.form);
		await settled();
		expect(server.of('feedback')).toHaveLength(1);
		expect(Element.prototype.getAttribute.call(page.form, 'data-status')).toBe('sent');
	});
});

it('a mounted contact form has the data attributes that the contract defines', () => {
	expect(widget.adopt).toBe(`.${CONTACT_CLASS.wrapper}`);
	expect(widget.holds).toBe(MARKUP.SUBMIT);
});
