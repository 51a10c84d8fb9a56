import { TIMING } from '@gazetteer/contract';

const DATABASE = 'gazetteer-drafts';

/**
 * The object stores. `drafts` contains a record per draft name. The key of a record in `files` is
 * the draft name and a file id.
 */
export const STORE = { drafts: 'drafts', files: 'files' } as const;

export interface DraftRecord {
	readonly savedAt: number;
	readonly values: unknown;
}

/** Returns the key range of a draft's files. IndexedDB sorts arrays after strings. */
export const filesOf = (name: string) => IDBKeyRange.bound([name], [name, []]);

export function removeRecord(transaction: IDBTransaction, name: string): void {
	transaction.objectStore(STORE.drafts).delete(name);
	transaction.objectStore(STORE.files).delete(filesOf(name));
}

/** Sets or removes the marker in `localStorage` that `hasDraft()` reads. */
export function setDraftMarker(name: string, is: boolean): void {
	try {
		if (is) localStorage.setItem(name, '1');
		else localStorage.removeItem(name);
	} catch {
		// `localStorage` may be disabled or full. The form then does not offer the draft after a
		// reload.
	}
}

/** Deletes expired drafts. A draft with a future date (after a clock change) gets the current date. */
function removeExpired(database: IDBDatabase): void {
	const transaction = database.transaction(Object.values(STORE), 'readwrite');
	const now = Date.now();
	const cursors = transaction.objectStore(STORE.drafts).openCursor();
	cursors.onsuccess = () => {
		const cursor = cursors.result;
		if (!cursor) return;
		const record = cursor.value as DraftRecord;
		const name = cursor.key as string;
		if (record.savedAt > now) cursor.update({ ...record, savedAt: now });
		if (now - record.savedAt > TIMING.draftLife) {
			removeRecord(transaction, name);
			setDraftMarker(name, false);
		}
		cursor.continue();
	};
}

let open: IDBDatabase | undefined;
let opening: Promise<IDBDatabase> | undefined;

const forgetConnection = () => {
	open = opening = undefined;
};

function connect(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(DATABASE);
		request.onupgradeneeded = () => {
			for (const store of Object.values(STORE)) request.result.createObjectStore(store);
		};
		request.onerror = () => reject(request.error);
		request.onsuccess = () => {
			open = request.result;
			open.onclose = forgetConnection;
			// Close the connection, otherwise another tab cannot upgrade or delete the database.
			open.onversionchange = () => {
				request.result.close();
				forgetConnection();
			};
			removeExpired(open);
			resolve(open);
		};
	});
}

/**
 * Runs `work` in one transaction. If the database is open, the transaction starts synchronously,
 * because an unloading page does not run promise callbacks.
 */
export async function inTransaction<Result = void>(
	mode: 'readonly' | 'readwrite',
	work: (transaction: IDBTransaction, done: (result: Result) => void) => void,
): Promise<Result | undefined> {
	const run = (database: IDBDatabase) =>
		new Promise<Result | undefined>((resolve, reject) => {
			const transaction = database.transaction(Object.values(STORE), mode);
			let result: Result | undefined;
			transaction.oncomplete = () => resolve(result);
			transaction.onabort = () => reject(transaction.error);
			work(transaction, (found) => (result = found));
		});
	if (open) return run(open);
	opening ??= connect();
	return opening.then(run, (error: unknown) => {
		forgetConnection();
		throw error;
	});
}
