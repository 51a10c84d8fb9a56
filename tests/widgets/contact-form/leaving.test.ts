import { mount } from '../../../widgets/contact-form/mount.ts';
import { countListeners } from '../listeners.ts';
import { change, draw, serve, settled, start } from './page.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('a contact form that is removed while sending does not stay in the sending status', async () => {
	serve();
	const page = draw();
	const leave = await start(page.root);
	let sending: AbortSignal | null | undefined;
	window.fetch = (_address, { signal } = {}) => {
		sending = signal;
		return new Promise((_done, fail) =>
			signal!.addEventListener('abort', () => fail(signal!.reason as Error)),
		);
	};
	page.form.requestSubmit();
	await settled();
	expect(page.form.dataset['status']).toBe('submitting');
	expect(sending!.aborted).toBe(false);
	leave();
	expect(sending!.aborted).toBe(true);
	await settled();
	expect(page.form.dataset['status']).toBe('init');
	expect(page.form.hasAttribute('aria-busy')).toBe(false);
	expect(page.button.hasAttribute('aria-disabled')).toBe(false);
	expect(console.error).not.toHaveBeenCalled();
});

it('a contact form that is removed while sending leaves no inert parts', async () => {
	serve({ feedback: { after: new Promise(() => {}) } });
	const page = draw({ fields: '<p class="inert-on-init"></p>' });
	const leave = await start(page.root);
	page.form.requestSubmit();
	await settled();
	leave();
	expect(page.find('p.inert-on-init').hasAttribute('inert')).toBe(false);
});

it('mounting and unmounting a contact form 200 times leaves no listeners behind', async () => {
	serve();
	const page = draw();
	const listeners = countListeners();
	Object.assign(window, { wpcf7: { api: { root: '/' } } });
	for (let round = 0; round < 200; round++) {
		const leave = mount(page.root, {}, new AbortController().signal) as () => void;
		leave();
	}
	expect(listeners.count()).toBe(0);
	listeners.stop();
});

it('contact forms that were used leave no elements behind after unmount', async () => {
	serve();
	const page = draw();
	const nodes = () => document.querySelectorAll('*').length;
	const before = nodes();
	for (let round = 0; round < 5; round++) {
		const leave = await start(page.root);
		change(page.field('your-name'), 'x');
		await settled();
		leave();
	}
	await settled();
	expect(nodes()).toBe(before);
});
