import { disposables } from '@gazetteer/dom';

describe('disposables', () => {
	it('disposables run the undo functions in reverse order', () => {
		const order: number[] = [];
		const cleanup = disposables();
		[1, 2, 3].forEach((step) => cleanup.add(() => order.push(step)));
		cleanup.run();
		expect(order).toEqual([3, 2, 1]);
	});

	it('disposables run each undo function only once', () => {
		const undo = jest.fn();
		const cleanup = disposables();
		cleanup.add(undo);
		cleanup.run();
		cleanup.run();
		expect(undo).toHaveBeenCalledTimes(1);
	});

	it('disposables continue after an undo function that throws, and then throw that error', () => {
		const undo = jest.fn();
		const cleanup = disposables();
		cleanup.add(undo);
		cleanup.add(() => {
			throw new Error('stuck');
		});
		expect(cleanup.run).toThrow('stuck');
		expect(undo).toHaveBeenCalledTimes(1);
	});

	it('disposables accept undefined as an undo function', () => {
		const cleanup = disposables();
		cleanup.add(undefined);
		expect(cleanup.run).not.toThrow();
	});
});
