import { TIMING } from '@gazetteer/contract';
import { inDatabase, kept } from './browser-storage.ts';
import { hide, KEY, load, settled, store, wrote } from './page.ts';

describe('age of a draft', () => {
	const age = (by: number) =>
		inDatabase((it, name) => {
			if (name !== 'drafts') return;
			it.openCursor().onsuccess = ({ target }) => {
				const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
				if (!cursor) return;
				const record = cursor.value as { savedAt: number };
				cursor.update({ ...record, savedAt: record.savedAt - by });
				cursor.continue();
			};
		});

	it('a draft that is a week old is deleted with its files, also on another page', async () => {
		await wrote({ title: 'Pier Café', photo: new Blob(['photo']) });
		await age(TIMING.draftLife + 1);
		const other = load({ ...KEY, page: '/edit/' });
		await other.read();
		expect(await kept()).toEqual({ drafts: [], files: [] });
		expect(load().is()).toBe(false);
	});

	it('a younger draft is kept, and one from before the clock was set back', async () => {
		await wrote({ title: 'Pier Café' });
		await age(TIMING.draftLife - 60_000);
		expect(await load().read()).toEqual({ title: 'Pier Café' });
		await age(-400 * 24 * 60 * 60_000);
		expect(await load().read()).toEqual({ title: 'Pier Café' });
		const [[, record]] = (await kept())['drafts'] as [[string, { savedAt: number }]];
		expect(record.savedAt).toBeLessThanOrEqual(Date.now());
	});
});

describe('drafts without storage', () => {
	const refused = () => {
		throw new DOMException('denied', 'SecurityError');
	};

	it.each([
		['does not have IndexedDB', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
		[
			'refuses access to IndexedDB',
			() => jest.spyOn(indexedDB, 'open').mockImplementation(refused),
		],
	])(
		'a browser that %s keeps the draft as long as the page, and reports no error',
		async (_what, deny) => {
			deny();
			jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
			jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refused);
			const draft = await wrote({ title: 'Pier Café' });
			expect(await draft.read()).toEqual({ title: 'Pier Café' });
			await draft.forget();
			expect(await draft.read()).toBeUndefined();
		},
	);

	it('the typed text of a draft is stored even if files cannot be stored', async () => {
		const prototype = Object.getPrototypeOf(await store()) as IDBObjectStore;
		const { put } = prototype;
		jest.spyOn(prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
			if (given[0] instanceof Blob) throw new DOMException('full', 'QuotaExceededError');
			return put.apply(this, given);
		});
		await wrote({
			title: 'Pier Café Bar',
			photo: new Blob(['photo']),
			rows: [new Blob(['x']), 1],
		});
		expect(await load().read()).toEqual({ title: 'Pier Café Bar', rows: [1] });
	});

	it('a page without a draft does not open the database', async () => {
		const open = jest.spyOn(indexedDB, 'open');
		const draft = load();
		expect(draft.is()).toBe(false);
		draft.write(() => ({}));
		hide();
		await settled();
		expect(open).not.toHaveBeenCalled();
	});
});
