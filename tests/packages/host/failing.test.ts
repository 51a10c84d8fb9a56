import { draw, forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	await settle();
});

describe('widget that throws', () => {
	const failing = () =>
		widget('bad', {
			mount: () => {
				throw new Error('broken');
			},
		});

	it('a failing widget is reported once in the console, and other widgets still work', async () => {
		const said = jest.spyOn(console, 'error').mockImplementation(() => {});
		const one = widget('one');
		draw('<div data-gazetteer="bad one"></div>');
		gazetteerWith([failing(), one]).start();
		await settle();
		expect(said).toHaveBeenCalledTimes(1);
		expect(one.mount).toHaveBeenCalledTimes(1);
		said.mockRestore();
	});

	it('a failing widget is not logged if the site handles the error event', async () => {
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

	it('a widget whose undo function throws does not stop other widgets from unmounting', async () => {
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
