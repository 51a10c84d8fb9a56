import { createStore, watch } from '@gazetteer/store';

const chosen = (id: number) => (state: { id: number; open: boolean }) => ({ ...state, id });

describe('createStore()', () => {
	it('a store returns its current value after an update', () => {
		const store = createStore({ id: 0, open: false });
		store.update(chosen(3));
		expect(store.get()).toEqual({ id: 3, open: false });
	});

	it('a store does not notify listeners when the value is unchanged', () => {
		const store = createStore({ id: 0, open: false });
		const told = jest.fn();
		store.subscribe(told);
		store.update((state) => state);
		expect(told).not.toHaveBeenCalled();
	});

	it('a store notifies a listener twice that subscribed twice, and removes each subscription separately', () => {
		const store = createStore(0);
		const told = jest.fn();
		const end = store.subscribe(told);
		store.subscribe(told);
		end();
		store.update((count) => count + 1);
		expect(told).toHaveBeenCalledTimes(1);
	});

	it('a store still notifies the other listeners when one unsubscribes itself', () => {
		const store = createStore(0);
		const told = jest.fn();
		const end = store.subscribe(() => end());
		store.subscribe(told);
		store.update((count) => count + 1);
		expect(told).toHaveBeenCalledTimes(1);
	});
});

describe('watch()', () => {
	it('watch() notifies about changes of one slice, with its previous value', () => {
		const store = createStore({ id: 0, open: false });
		const told = jest.fn();
		watch(store, ({ id }) => id, told);
		store.update((state) => ({ ...state, open: true }));
		store.update(chosen(2));
		expect(told.mock.calls).toEqual([[2, 0]]);
	});

	it('watch() stops after it is unsubscribed', () => {
		const store = createStore({ id: 0, open: false });
		const told = jest.fn();
		watch(store, ({ id }) => id, told)();
		store.update(chosen(2));
		expect(told).not.toHaveBeenCalled();
	});
});
