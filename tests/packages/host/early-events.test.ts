import { draw, forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	await settle();
});

/** A widget whose script comes only when the test lets it. */
const slow = (holds: string, heard: (how: string) => void, sends?: string) => {
	let arrive!: () => void;
	let fail!: () => void;
	const one = widget('one', {
		when: 'interaction',
		holds,
		...(sends ? { sends } : {}),
		mount: (root) => {
			root.addEventListener('click', () => heard('click'));
			root.addEventListener('submit', (event) => {
				event.preventDefault();
				heard(`submit ${event.submitter?.textContent ?? 'by itself'}`);
			});
		},
	});
	const script = new Promise<{ mount: typeof one.mount }>((resolve, reject) => {
		arrive = () => resolve({ mount: one.mount });
		fail = () => reject(new Error('offline'));
	});
	gazetteerWith([{ ...one, load: () => script }]).start();
	return { arrive, fail };
};

describe('an early click', () => {
	it('is withheld from the page, and passed to the widget exactly once', async () => {
		const root = draw('<div data-gazetteer="one"><a href="#top">Up</a></div>');
		const [clicked, followed] = [jest.fn(), jest.fn()];
		root.addEventListener('click', followed);
		const { arrive } = slow('a', clicked);
		root.querySelector('a')!.click();
		root.querySelector('a')!.click();
		await settle();
		expect(followed).not.toHaveBeenCalled();
		arrive();
		await settle();
		expect(clicked.mock.calls).toEqual([['click']]);
		expect(followed).toHaveBeenCalledTimes(1);
	});

	it('is left to the browser if the script cannot load', async () => {
		const said = jest.spyOn(console, 'error').mockImplementation(() => {});
		const root = draw('<div data-gazetteer="one"><a href="#top">Up</a></div>');
		const followed = jest.fn();
		const { fail } = slow('a', () => {});
		root.querySelector('a')!.click();
		root.addEventListener('click', followed);
		fail();
		await settle();
		expect(followed).toHaveBeenCalledTimes(1);
		expect(followed.mock.calls[0][0].defaultPrevented).toBe(false);
		said.mockRestore();
	});

	it.each([
		['elsewhere in the widget', 'i', {}],
		['with a key that opens a new tab', 'a', { ctrlKey: true }],
		['with a key that opens a new window', 'a', { shiftKey: true }],
		['with a key that saves', 'a', { altKey: true }],
	])('is not withheld %s', async (_says, selector, init) => {
		const root = draw('<div data-gazetteer="one"><a href="#top">Up</a><i></i></div>');
		const { arrive } = slow('a', () => {});
		const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
		root.querySelector(selector)!.dispatchEvent(click);
		expect(click.defaultPrevented).toBe(false);
		arrive();
		await settle();
	});
});

describe('an early submit', () => {
	it('is replayed once, even on a form with a field named like the method', async () => {
		const root = draw(`<div data-gazetteer="one">
			<form><input name="requestSubmit"><input name="submit"><button>Send</button></form></div>`);
		const sent = jest.fn();
		const { arrive } = slow('form', sent);
		HTMLFormElement.prototype.requestSubmit.call(root.querySelector('form'));
		HTMLFormElement.prototype.requestSubmit.call(root.querySelector('form'));
		arrive();
		await settle();
		expect(sent.mock.calls).toEqual([['submit by itself']]);
	});

	it('is replayed with the pressed button', async () => {
		const root = draw(
			'<div data-gazetteer="one"><form><button>Send</button><button>Keep</button></form></div>',
		);
		const sent = jest.fn();
		const { arrive } = slow('form', sent);
		const form = root.querySelector('form')!;
		form.requestSubmit(root.querySelectorAll('button')[1]);
		arrive();
		await settle();
		expect(sent.mock.calls).toEqual([['submit Keep']]);
	});
});

describe('an early Ctrl or Cmd with Enter', () => {
	const field = '<div data-gazetteer="one"><form><textarea></textarea></form></div>';
	const type = (root: Element, init: KeyboardEventInit) => {
		const typed = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
		root.querySelector('textarea')!.dispatchEvent(typed);
		return typed.defaultPrevented;
	};

	it.each(['ctrlKey', 'metaKey'])(
		'submits the form once the widget is mounted: %s',
		async (held) => {
			const root = draw(field);
			const sent = jest.fn();
			const { arrive } = slow('a', sent, 'form');
			expect(type(root, { key: 'Enter', [held]: true })).toBe(true);
			expect(type(root, { key: 'Enter', [held]: true })).toBe(true);
			await settle();
			expect(sent).not.toHaveBeenCalled();
			arrive();
			await settle();
			expect(sent.mock.calls).toEqual([['submit by itself']]);
		},
	);

	it.each<[string, KeyboardEventInit, string | undefined]>([
		['Enter alone', { key: 'Enter' }, 'form'],
		['another key', { key: 'b', ctrlKey: true }, 'form'],
		['a widget that sends nothing', { key: 'Enter', ctrlKey: true }, undefined],
	])('is not %s', async (_says, init, sends) => {
		const root = draw(field);
		const { arrive } = slow('a', () => {}, sends);
		expect(type(root, init)).toBe(false);
		arrive();
		await settle();
	});
});
