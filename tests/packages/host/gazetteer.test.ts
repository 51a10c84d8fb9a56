import { draw, forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	await settle();
});

describe('start', () => {
	it('mounts every widget an element names, and says so on the element', async () => {
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

	it('mounts once, however often it is started', async () => {
		const one = widget('one');
		draw('<div data-gazetteer="one"></div>');
		const gazetteer = gazetteerWith([one]);
		gazetteer.start();
		gazetteer.start(document.body);
		await settle();
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it('fetches nothing on a page without widgets', async () => {
		const one = widget('one');
		draw('<p>A page like any other.</p>');
		gazetteerWith([one]).start();
		await settle();
		expect(one.load).not.toHaveBeenCalled();
	});

	it('ignores names that every object has', async () => {
		draw('<div data-gazetteer="__proto__ constructor toString"></div>');
		const gazetteer = gazetteerWith([widget('one')]);
		gazetteer.start();
		await settle();
		expect(gazetteer.get(document.body.firstElementChild as HTMLElement)).toBeUndefined();
	});
});

describe('late content', () => {
	it('is served wherever in new markup it comes', async () => {
		const one = widget('one');
		const root = draw('<div></div>');
		gazetteerWith([one]).start();
		root.innerHTML = '<p><b data-gazetteer="one"></b></p> text';
		await settle();
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it('is unmounted when it leaves, and served anew when it returns', async () => {
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

	it('keeps its state when it only moves', async () => {
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

	it('does not mount what left while its script was on the way', async () => {
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

describe('a widget that leaves while it mounts', () => {
	it('is taken back as soon as it has mounted, and never said to be there', async () => {
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

describe('a widget that fails', () => {
	const failing = () =>
		widget('bad', {
			mount: () => {
				throw new Error('broken');
			},
		});

	it('is said once in the console, and its neighbours live', async () => {
		const said = jest.spyOn(console, 'error').mockImplementation(() => {});
		const one = widget('one');
		draw('<div data-gazetteer="bad one"></div>');
		gazetteerWith([failing(), one]).start();
		await settle();
		expect(said).toHaveBeenCalledTimes(1);
		expect(one.mount).toHaveBeenCalledTimes(1);
		said.mockRestore();
	});

	it('stays out of the console when the site takes the error over', async () => {
		const said = jest.spyOn(console, 'error').mockImplementation(() => {});
		const heard = jest.fn();
		draw('<div data-gazetteer="bad"></div>');
		const gazetteer = gazetteerWith([failing()]);
		const stop = gazetteer.on('error', (event) => {
			event.preventDefault();
			heard(event.detail);
		});
		gazetteer.start();
		await settle();
		expect(heard).toHaveBeenCalledWith({
			widget: 'bad',
			version: '1.0.0',
			error: new Error('broken'),
		});
		expect(said).not.toHaveBeenCalled();
		stop();
		said.mockRestore();
	});

	it('does not stop the others from leaving when its undo throws', async () => {
		const said = jest.spyOn(console, 'error').mockImplementation(() => {});
		const bad = widget('bad', {
			mount: () => () => {
				throw new Error('stuck');
			},
		});
		const one = widget('one');
		const root = draw('<div data-gazetteer="bad one"></div>');
		const gazetteer = gazetteerWith([bad, one]);
		gazetteer.start();
		await settle();
		gazetteer.unmount(root);
		expect(one.undo).toHaveBeenCalledTimes(1);
		await settle();
		expect(said).toHaveBeenCalledTimes(1);
		said.mockRestore();
	});
});

describe('mount', () => {
	it('mounts at once what would have waited, with options, and gives the same handle each time', async () => {
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

	it('needs no mark when the widget is named', async () => {
		const one = widget('one');
		const gazetteer = gazetteerWith([one]);
		await gazetteer.mount(draw('<div></div>'), 'one').ready;
		expect(one.mount).toHaveBeenCalledTimes(1);
	});

	it('says which widget it does not know', () => {
		expect(() => gazetteerWith([]).mount(draw('<div></div>'), 'plan-choser')).toThrow(
			'plan-choser',
		);
	});
});

describe('unmount', () => {
	it('takes everything back and forgets the element', async () => {
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

describe('adopting legacy markup', () => {
	const legacy = () => widget('old', { adopt: '.legacy-top' });

	it.each([
		['is left alone without the owner’s word', '', '', 0],
		[
			'is taken over when the script tag says so',
			'<script data-gazetteer-adopt></script>',
			'',
			1,
		],
		[
			'is taken over when the script tag names it',
			'<script data-gazetteer-adopt="x old"></script>',
			'',
			1,
		],
		[
			'is left alone when the script tag names others',
			'<script data-gazetteer-adopt="x"></script>',
			'',
			0,
		],
		['is taken over when the config says so', '', '{"adopt":true}', 1],
		['is taken over when the config names it', '', '{"adopt":["old"]}', 1],
		['is left alone when the config is broken', '', '{"adopt":["old"', 0],
	])('%s', async (_says, tag, config, times) => {
		const old = legacy();
		document.body.innerHTML = `<a class="legacy-top">Up</a>${tag}
			<script type="application/json" id="gazetteer-config">${config}</script>`;
		gazetteerWith([old]).start();
		await settle();
		expect(old.mount).toHaveBeenCalledTimes(times);
	});
});
