import { createStore, watch } from '@gazetteer/store';

const chosen = (id: number) => (state: { id: number; open: boolean }) => ({ ...state, id });

describe('createStore', () => {
	it('holds what it was given until a change', () => {
		const store = createStore({ id: 0, open: false });
		store.update(chosen(3));
		expect(store.get()).toEqual({ id: 3, open: false });
	});

	it('tells nobody about a change that changes nothing', () => {
		const store = createStore({ id: 0, open: false });
		const told = jest.fn();
		store.subscribe(told);
		store.update((state) => state);
		expect(told).not.toHaveBeenCalled();
	});

	it('tells a listener that was given twice twice, and ends each on its own', () => {
		const store = createStore(0);
		const told = jest.fn();
		const end = store.subscribe(told);
		store.subscribe(told);
		end();
		store.update((count) => count + 1);
		expect(told).toHaveBeenCalledTimes(1);
	});

	it('survives a listener that ends itself while it is told', () => {
		const store = createStore(0);
		const told = jest.fn();
		const end = store.subscribe(() => end());
		store.subscribe(told);
		store.update((count) => count + 1);
		expect(told).toHaveBeenCalledTimes(1);
	});
});

describe('watch', () => {
	it('tells of one slice only, with what was there before', () => {
		const store = createStore({ id: 0, open: false });
		const told = jest.fn();
		watch(store, ({ id }) => id, told);
		store.update((state) => ({ ...state, open: true }));
		store.update(chosen(2));
		expect(told.mock.calls).toEqual([[2, 0]]);
	});

	it('is silent once ended', () => {
		const store = createStore({ id: 0, open: false });
		const told = jest.fn();
		watch(store, ({ id }) => id, told)();
		store.update(chosen(2));
		expect(told).not.toHaveBeenCalled();
	});
});
