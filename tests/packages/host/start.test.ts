import { draw, forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	await settle();
});

describe('Gazetteer.start()', () => {
	it('start() mounts every widget that an element names, and marks the element', async () => {
		const [one, two] = [widget('one'), widget('two')];
		const root = draw('<div data-gazetteer=" one  two missing "></div>');
		const heard = jest.fn();
		root.addEventListener('gazetteer:mounted', (event) => heard(event.detail));
		gazetteerWith([one, two]).start();
		await settle();
		expect(one.mount).toHaveBeenCalledWith(root, {}, expect.any(AbortSignal));
		expect(heard.mock.calls).toEqual([
			[{ widget: 'one', version: '1.0.0' }],
			[{ widget: 'two', version: '1.0.0' }],
		]);
		expect(root.getAttribute('data-gz-mounted')).toBe('1.0.0');
	});

	it('start() fires bubbling events on the element', async () => {
		draw('<div><div data-gazetteer="one"></div></div>');
		const heard = jest.fn();
		document.body.firstElementChild!.addEventListener('gazetteer:mounted', heard);
		gazetteerWith([widget('one')]).start();
		await settle();
		expect(heard).toHaveBeenCalledTimes(1);
	});

	it('start() mounts a widget once if it is called several times', async () => {
		const one = widget('one');
		draw('<div data-gazetteer="one"></div>');
		const gazetteer = gazetteerWith([one]);
		gazetteer.start();
		gazetteer.start(document.body);
		await settle();
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it('start() downloads nothing on a page without widgets', async () => {
		const one = widget('one');
		draw('<p>A page like any other.</p>');
		gazetteerWith([one]).start();
		await settle();
		expect(one.load).not.toHaveBeenCalled();
	});

	it('start() ignores names of inherited object properties', async () => {
		draw('<div data-gazetteer="__proto__ constructor toString"></div>');
		const gazetteer = gazetteerWith([widget('one')]);
		gazetteer.start();
		await settle();
		expect(gazetteer.get(document.body.firstElementChild as HTMLElement)).toBeUndefined();
	});
});

describe('content that is added to the page later', () => {
	it('a widget in new content is mounted at any depth of the markup', async () => {
		const one = widget('one');
		const root = draw('<div></div>');
		gazetteerWith([one]).start();
		root.innerHTML = '<p><b data-gazetteer="one"></b></p> text';
		await settle();
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it('a widget is unmounted when its element is removed, and mounted again when the element returns', async () => {
		const one = widget('one');
		const root = draw('<div data-gazetteer="one"></div>');
		gazetteerWith([one]).start();
		await settle();
		root.remove();
		await settle();
		expect(one.undo).toHaveBeenCalledTimes(1);
		expect(root.hasAttribute('data-gz-mounted')).toBe(false);
		document.body.append(root);
		await settle();
		expect(one.mount).toHaveBeenCalledTimes(2);
	});

	it('a widget keeps its state if its element only moves', async () => {
		const one = widget('one');
		const root = draw('<div data-gazetteer="one"></div>');
		gazetteerWith([one]).start();
		await settle();
		root.remove();
		await Promise.resolve();
		document.body.append(root);
		await settle();
		expect(one.undo).not.toHaveBeenCalled();
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it('a widget does not mount if its element was removed while the script loaded', async () => {
		const one = widget('one');
		let arrive!: () => void;
		const script = new Promise<{ mount: typeof one.mount }>((resolve) => {
			arrive = () => resolve({ mount: one.mount });
		});
		const root = draw('<div data-gazetteer="one"></div>');
		gazetteerWith([{ ...one, load: () => script }]).start();
		root.remove();
		await settle();
		arrive();
		await settle();
		expect(one.mount).not.toHaveBeenCalled();
	});
});

describe('widget whose element is removed while it mounts', () => {
	it('a widget removed while it mounts is unmounted afterwards, without a mounted event', async () => {
		let finish!: () => void;
		const undo = jest.fn();
		const one = widget('one', {
			mount: () => new Promise((done) => (finish = () => done(undo))),
		});
		const root = draw('<div data-gazetteer="one"></div>');
		const heard = jest.fn();
		const gazetteer = gazetteerWith([one]);
		gazetteer.on('mounted', heard);
		gazetteer.start();
		await settle();
		gazetteer.unmount(root);
		finish();
		await settle();
		expect(undo).toHaveBeenCalledTimes(1);
		expect(heard).not.toHaveBeenCalled();
		expect(root.hasAttribute('data-gz-mounted')).toBe(false);
	});
});
