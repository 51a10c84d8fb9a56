import { disposables } from '@gazetteer/dom';

describe('disposables', () => {
	it('undoes the last thing first', () => {
		const order: number[] = [];
		const cleanup = disposables();
		[1, 2, 3].forEach((step) => cleanup.add(() => order.push(step)));
		cleanup.run();
		expect(order).toEqual([3, 2, 1]);
	});

	it('undoes each thing once, however often it is run', () => {
		const undo = jest.fn();
		const cleanup = disposables();
		cleanup.add(undo);
		cleanup.run();
		cleanup.run();
		expect(undo).toHaveBeenCalledTimes(1);
	});

	it('goes on after an undo that throws, and then throws it', () => {
		const undo = jest.fn();
		const cleanup = disposables();
		cleanup.add(undo);
		cleanup.add(() => {
			throw new Error('stuck');
		});
		expect(cleanup.run).toThrow('stuck');
		expect(undo).toHaveBeenCalledTimes(1);
	});

	it('takes nothing for nothing to undo', () => {
		const cleanup = disposables();
		cleanup.add(undefined);
		expect(cleanup.run).not.toThrow();
	});
});
