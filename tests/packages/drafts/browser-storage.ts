import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/**
 * jsdom has no IndexedDB and cannot clone files. This stub keeps each file as the same object; a
 * browser test checks that its bytes survive a crash.
 */
const copied = (value: unknown): unknown => {
	if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
	if (Array.isArray(value)) return value.map(copied);
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copied(part)]));
};

const answer = <Result>(request: IDBRequest<Result>) =>
	new Promise<Result>((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

const factory = new IDBFactory();

/** Set up an empty browser storage for the page. */
export async function emptyStorage(): Promise<void> {
	Object.assign(globalThis, { structuredClone: copied, IDBKeyRange, indexedDB: factory });
	// Clearing the site's data asks every open connection to the database to close.
	for (const { name } of await factory.databases()) await answer(factory.deleteDatabase(name!));
	localStorage.clear();
}

type Each = (store: IDBObjectStore, key: string) => unknown;

/** Call `each` for every store of the drafts database, if the database exists. */
export async function inDatabase(each: Each): Promise<void> {
	const [found] = await indexedDB.databases();
	if (!found) return;
	const database = await answer(indexedDB.open(found.name!));
	const names = [...database.objectStoreNames];
	const transaction = database.transaction(names, 'readwrite');
	for (const name of names) each(transaction.objectStore(name), name);
	await new Promise((done) => (transaction.oncomplete = done));
	database.close();
}

/** All stored keys and values by store name. */
export async function kept(): Promise<Record<string, [unknown, unknown][]>> {
	const all: Record<string, [unknown, unknown][]> = {};
	await inDatabase(async (store, name) => {
		const [keys, values] = [answer(store.getAllKeys()), answer(store.getAll())];
		all[name] = [];
		const found = await values;
		(await keys).forEach((key, at) => all[name]!.push([key, found[at]]));
	});
	await new Promise((done) => setTimeout(done));
	return all;
}
