import { install } from '@gazetteer/host';
import { draw, forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	await settle();
});

describe('installing window.Gazetteer', () => {
	it('installing window.Gazetteer runs the queued calls in order, and accepts later ones', async () => {
		const one = widget('one', { when: 'interaction' });
		const root = draw('<div data-gazetteer="one"></div>');
		const heard = jest.fn();
		window.Gazetteer = {
			q: [
				['on', 'mounted', heard],
				['mount', root, 'one', { order: 1 }],
			],
		};
		install(gazetteerWith([one]));
		await settle();
		expect(heard).toHaveBeenCalledTimes(1);
		expect(one.mount.mock.calls[0]![1]).toEqual({ order: 1 });
		window.Gazetteer.q!.push(['unmount', root]);
		await settle();
		expect(one.undo).toHaveBeenCalledTimes(1);
	});

	it('installing window.Gazetteer continues after a queued call that throws', async () => {
		const said: unknown[] = [];
		jest.spyOn(window, 'queueMicrotask').mockImplementation((run) => {
			try {
				run();
			} catch (error) {
				said.push(error);
			}
		});
		const one = widget('one');
		const root = draw('<div></div>');
		window.Gazetteer = {
			q: [
				['mount', root, 'missing'],
				['mount', root, 'one'],
			],
		};
		install(gazetteerWith([one]));
		await settle();
		expect(said).toEqual([new Error('No widget missing')]);
		expect(one.mount).toHaveBeenCalledTimes(1);
		jest.restoreAllMocks();
	});

	it('installing window.Gazetteer does nothing if the same version is already installed', async () => {
		const [first, second] = [widget('one'), widget('two')];
		draw('<div data-gazetteer="one two"></div>');
		install(gazetteerWith([first]));
		const there = window.Gazetteer;
		install(gazetteerWith([second]));
		await settle();
		expect(window.Gazetteer).toBe(there);
		expect([first, second].map(({ mount }) => mount.mock.calls.length)).toEqual([1, 0]);
	});

	it('a second version leaves the first version’s elements alone, starts widgets unknown to it, and logs that once', async () => {
		const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
		const first = widget('one');
		const [again, extra] = [widget('one'), widget('two')];
		draw('<div data-gazetteer="one two"></div>');
		install(gazetteerWith([first], '1.0.0'));
		install(gazetteerWith([again, extra], '2.0.0'));
		await settle();
		expect(window.Gazetteer!.version).toBe('1.0.0');
		expect([first, again, extra].map(({ mount }) => mount.mock.calls.length)).toEqual([
			1, 0, 1,
		]);
		expect(warned.mock.calls).toEqual([['Gazetteer', '1.0.0', '2.0.0']]);
		warned.mockRestore();
	});

	it('installing window.Gazetteer waits until the page is parsed', async () => {
		const one = widget('one');
		draw('<div data-gazetteer="one"></div>');
		jest.spyOn(document, 'readyState', 'get').mockReturnValueOnce('loading');
		install(gazetteerWith([one]));
		await settle();
		expect(one.mount).not.toHaveBeenCalled();
		document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
		await settle();
		expect(one.mount).toHaveBeenCalledTimes(1);
	});
});
