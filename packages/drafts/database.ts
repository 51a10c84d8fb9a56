import { TIMING } from '@gazetteer/contract';

const DATABASE = 'gazetteer-drafts';

/** `drafts` stores a record by name, `files` a file by the name of its draft and a unique id. */
export const STORE = { drafts: 'drafts', files: 'files' } as const;

export interface DraftRecord {
	readonly savedAt: number;
	readonly values: unknown;
}

/** All files of a draft: in the order of keys an array comes after every text. */
export const filesOf = (name: string) => IDBKeyRange.bound([name], [name, []]);

export function removeRecord(transaction: IDBTransaction, name: string): void {
	transaction.objectStore(STORE.drafts).delete(name);
	transaction.objectStore(STORE.files).delete(filesOf(name));
}

/** The note by which a page knows of a draft (`hasDraft`). */
export function noteDraft(name: string, is: boolean): void {
	try {
		if (is) localStorage.setItem(name, '1');
		else localStorage.removeItem(name);
	} catch {
		// A browser may keep its storage closed, or full: the draft is not offered after a reload.
	}
}

/** Deletes old drafts. Drafts from the future (after a clock change) stay. */
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
			noteDraft(name, false);
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
			// Close the connection, so that it does not block a newer version or the deletion of the database.
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
 * Works on the stores in one transaction: all of it is kept, or nothing. Begun at once where the database is open, since a
 * page that is being left gets no second turn.
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
