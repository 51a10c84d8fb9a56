import { draw, forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	await settle();
});

/** A widget whose script loads only when the test allows it. */
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

describe('click before the widget’s script has loaded', () => {
	it('an early click is withheld from the page, and passed to the widget exactly once', async () => {
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

	it('an early click is left to the browser if the script cannot load', async () => {
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
		['on another element of the widget', 'i', {}],
		['with the key for a new tab', 'a', { ctrlKey: true }],
		['with the key for a new window', 'a', { shiftKey: true }],
		['with the key for a download', 'a', { altKey: true }],
	])('an early click is not withheld %s', async (_says, selector, init) => {
		const root = draw('<div data-gazetteer="one"><a href="#top">Up</a><i></i></div>');
		const { arrive } = slow('a', () => {});
		const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
		root.querySelector(selector)!.dispatchEvent(click);
		expect(click.defaultPrevented).toBe(false);
		arrive();
		await settle();
	});
});

describe('submit before the widget’s script has loaded', () => {
	it('an early submit is replayed once, even on a form with a field named “submit”', async () => {
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

	it('an early submit is replayed with the pressed button', async () => {
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

describe('Ctrl or Cmd with Enter before the widget’s script has loaded', () => {
	const field = '<div data-gazetteer="one"><form><textarea></textarea></form></div>';
	const type = (root: Element, init: KeyboardEventInit) => {
		const typed = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
		root.querySelector('textarea')!.dispatchEvent(typed);
		return typed.defaultPrevented;
	};

	it.each(['ctrlKey', 'metaKey'])(
		'an early Ctrl or Cmd with Enter submits the form once the widget is mounted: %s',
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
		['Enter without a modifier key', { key: 'Enter' }, 'form'],
		['another key with a modifier key', { key: 'b', ctrlKey: true }, 'form'],
		['the keys of a widget without a submit', { key: 'Enter', ctrlKey: true }, undefined],
	])('the loader does not hold %s', async (_says, init, sends) => {
		const root = draw(field);
		const { arrive } = slow('a', () => {}, sends);
		expect(type(root, init)).toBe(false);
		arrive();
		await settle();
	});
});
