import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/**
 * jsdom has no database, and no way to copy a file into one. Here a file is kept as it is; that its bytes are the same
 * after a crash is asked in a browser.
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

/** Gives the page a browser's storage, with nothing in it. */
export async function emptyStorage(): Promise<void> {
	Object.assign(globalThis, { structuredClone: copied, IDBKeyRange, indexedDB: factory });
	// As when a visitor clears the site's data: whoever has the database open is told to let go.
	for (const { name } of await factory.databases()) await answer(factory.deleteDatabase(name!));
	localStorage.clear();
}

type Each = (store: IDBObjectStore, key: string) => unknown;

/** Works on all stores of the drafts' database, if there is one. */
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

/** All that is kept: keys and values, by the name of the store. */
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
