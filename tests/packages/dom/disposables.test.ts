import { disposables } from '@gazetteer/dom';

describe('disposables', () => {
	it('runs the undos in reverse order', () => {
		const order: number[] = [];
		const cleanup = disposables();
		[1, 2, 3].forEach((step) => cleanup.add(() => order.push(step)));
		cleanup.run();
		expect(order).toEqual([3, 2, 1]);
	});

	it('runs each undo only once', () => {
		const undo = jest.fn();
		const cleanup = disposables();
		cleanup.add(undo);
		cleanup.run();
		cleanup.run();
		expect(undo).toHaveBeenCalledTimes(1);
	});

	it('continues after an undo that throws, and then throws that error', () => {
		const undo = jest.fn();
		const cleanup = disposables();
		cleanup.add(undo);
		cleanup.add(() => {
			throw new Error('stuck');
		});
		expect(cleanup.run).toThrow('stuck');
		expect(undo).toHaveBeenCalledTimes(1);
	});

	it('accepts undefined as an undo', () => {
		const cleanup = disposables();
		cleanup.add(undefined);
		expect(cleanup.run).not.toThrow();
	});
});
