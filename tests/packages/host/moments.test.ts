import { DISTANCE, TIMING } from '@gazetteer/contract';
import { draw, forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
	Reflect.deleteProperty(window, 'requestIdleCallback');
	Reflect.deleteProperty(window, 'IntersectionObserver');
	await settle();
});

const after = async (
	html: string,
	when: 'load' | 'idle' | 'visible' | 'intent' | 'interaction' | 'scroll',
) => {
	const one = widget('one', { when });
	const root = draw(html);
	const gazetteer = gazetteerWith([one]);
	gazetteer.start();
	await settle();
	return { one, root, gazetteer };
};

describe('moment when a widget starts', () => {
	it.each(['pointerdown', 'focusin', 'keydown', 'click'])(
		'the moment “interaction” starts a widget at %s inside its element',
		async (type) => {
			const { one, root } = await after(
				'<div data-gazetteer="one"><i></i></div>',
				'interaction',
			);
			expect(one.mount).not.toHaveBeenCalled();
			root.firstElementChild!.dispatchEvent(new Event(type, { bubbles: true }));
			await settle();
			expect(one.mount).toHaveBeenCalledTimes(1);
		},
	);

	it.each(['pointerover', 'focusin', 'keydown', 'click'])(
		'the moment “intent” starts a widget at %s inside its element',
		async (type) => {
			const { one, root } = await after('<div data-gazetteer="one"><i></i></div>', 'intent');
			expect(one.mount).not.toHaveBeenCalled();
			root.firstElementChild!.dispatchEvent(new Event(type, { bubbles: true }));
			await settle();
			expect(one.mount).toHaveBeenCalledTimes(1);
		},
	);

	it('the moment “intent” starts a widget immediately if its form is the only content of the page', async () => {
		const { one } = await after('<div data-gazetteer="one"><form></form></div>', 'intent');
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it.each([
		['immediately if the browser has no idle callback', undefined],
		['when the browser is idle, or after a timeout', jest.fn()],
	])('the moment “idle” starts a widget %s', async (_says, idle) => {
		Object.assign(window, { requestIdleCallback: idle });
		const { one } = await after('<div data-gazetteer="one"></div>', 'idle');
		expect(one.mount).toHaveBeenCalledTimes(idle ? 0 : 1);
		expect(idle?.mock.calls).toEqual(
			idle && [[expect.any(Function), { timeout: TIMING.idleLimit }]],
		);
		idle?.mock.calls[0][0]();
		await settle();
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it('the moment “visible” starts a widget near the viewport, and the element is not observed afterwards', async () => {
		const [observe, disconnect] = [jest.fn(), jest.fn()];
		let seen!: (...near: boolean[]) => void;
		const Observer = jest.fn((told: IntersectionObserverCallback) => {
			const observer = { observe, disconnect } as unknown as IntersectionObserver;
			seen = (...near) =>
				told(
					near.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
					observer,
				);
			return observer;
		});
		Object.assign(window, { IntersectionObserver: Observer });
		const { one, root } = await after('<div data-gazetteer="one"></div>', 'visible');
		expect(Observer).toHaveBeenCalledWith(expect.any(Function), {
			rootMargin: DISTANCE.visibleMargin,
		});
		expect(observe.mock.calls).toEqual([[root]]);
		seen(false);
		await settle();
		expect(one.mount).not.toHaveBeenCalled();
		expect(disconnect).not.toHaveBeenCalled();
		seen(false, true);
		await settle();
		expect(one.mount).toHaveBeenCalledTimes(1);
		expect(disconnect).toHaveBeenCalledTimes(1);
	});

	it('the moment “scroll” starts a widget at the first scroll event', async () => {
		const { one } = await after('<div data-gazetteer="one"></div>', 'scroll');
		expect(one.mount).not.toHaveBeenCalled();
		dispatchEvent(new Event('scroll'));
		await settle();
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it('the moment “scroll” does not start a widget whose element was removed', async () => {
		const { one, root, gazetteer } = await after('<div data-gazetteer="one"></div>', 'scroll');
		gazetteer.unmount(root);
		dispatchEvent(new Event('scroll'));
		await settle();
		expect(one.load).not.toHaveBeenCalled();
	});

	it('the moment “scroll” starts a widget immediately if the browser restored an earlier scroll position', async () => {
		Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
		const { one } = await after('<div data-gazetteer="one"></div>', 'scroll');
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it.each([
		['load', 1],
		['interaction', 0],
		['nonsense', 0],
		['__proto__', 0],
		['constructor', 0],
	])('the moment in the attribute “%s” is used only if it is valid', async (wish, times) => {
		const { one } = await after(
			`<div data-gazetteer="one" data-gazetteer-when="${wish}"></div>`,
			'interaction',
		);
		expect(one.mount).toHaveBeenCalledTimes(times);
	});

	it('the moment “intent” downloads the script when the pointer comes near, without mounting', async () => {
		const { one, root } = await after('<div data-gazetteer="one"></div>', 'interaction');
		root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settle();
		expect(one.load).toHaveBeenCalledTimes(1);
		expect(one.mount).not.toHaveBeenCalled();
	});

	it.each(['pointerover', 'pointerdown', 'click', 'submit'])(
		'the event %s does not start a widget whose element was removed',
		async (type) => {
			const root = draw('<div data-gazetteer="one"></div>');
			const one = widget('one', { when: 'interaction', holds: 'div' });
			const gazetteer = gazetteerWith([one]);
			gazetteer.start();
			gazetteer.unmount(root);
			const event = new Event(type, { bubbles: true, cancelable: true });
			root.dispatchEvent(event);
			await settle();
			expect(event.defaultPrevented).toBe(false);
			expect(one.load).not.toHaveBeenCalled();
		},
	);
});
