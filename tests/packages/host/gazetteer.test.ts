import { draw, forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	await settle();
});

describe('Gazetteer.mount()', () => {
	it('mount() starts a widget immediately with options, and returns the same handle each time', async () => {
		const one = widget('one', { when: 'interaction' });
		const root = draw('<div data-gazetteer="one"></div>');
		const gazetteer = gazetteerWith([one]);
		gazetteer.start();
		const handle = gazetteer.mount(root, 'one', { colour: 'green' });
		expect(gazetteer.mount(root)).toBe(handle);
		await handle.ready;
		expect(one.mount.mock.calls).toEqual([
			[root, { colour: 'green' }, expect.any(AbortSignal)],
		]);
	});

	it('mount() needs no attribute if the widget is named', async () => {
		const one = widget('one');
		const gazetteer = gazetteerWith([one]);
		await gazetteer.mount(draw('<div></div>'), 'one').ready;
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it('mount() throws for an unknown widget', () => {
		expect(() => gazetteerWith([]).mount(draw('<div></div>'), 'plan-choser')).toThrow(
			'plan-choser',
		);
	});
});

describe('Gazetteer.unmount()', () => {
	it('unmount() undoes the widget’s changes, and removes the record of the element', async () => {
		const one = widget('one');
		const root = draw('<div data-gazetteer="one"></div>');
		const gazetteer = gazetteerWith([one]);
		gazetteer.start();
		await settle();
		const heard = jest.fn();
		root.addEventListener('gazetteer:unmounted', heard);
		gazetteer.get(root)!.unmount();
		expect(one.undo).toHaveBeenCalledTimes(1);
		expect(heard).toHaveBeenCalledTimes(1);
		gazetteer.unmount(root);
		expect(gazetteer.get(root)).toBeUndefined();
		await gazetteer.mount(root).ready;
		expect(one.mount).toHaveBeenCalledTimes(2);
	});
});

describe('Gazetteer.on()', () => {
	it('on() listens to events anywhere on the page, until the caller removes the listener', async () => {
		const gazetteer = gazetteerWith([widget('one')]);
		const heard = jest.fn();
		const stop = gazetteer.on('mounted', (event) => heard(event.target));
		const [first, second] = [draw('<div></div>'), document.createElement('div')];
		document.body.append(second);
		await gazetteer.mount(first, 'one').ready;
		stop();
		await gazetteer.mount(second, 'one').ready;
		expect(heard.mock.calls).toEqual([[first]]);
	});
});

describe('Gazetteer.get()', () => {
	it('get() returns the handle that another copy or version created', () => {
		const root = draw('<div data-gazetteer="one"></div>');
		const handle = { ready: Promise.resolve(), unmount: () => {} };
		Object.assign(root, { [Symbol.for('gazetteer')]: handle });
		expect(gazetteerWith([]).get(root)).toBe(handle);
	});
});
