import { filesOf, inTransaction, removeRecord, STORE, type DraftRecord } from './database.ts';
import { replaced, type DraftValue, type DraftValues } from './values.ts';

/** The key of a file reference in a record. */
const FILE = 'gazetteer-file';

/** The ids of files that are already stored, so that they are not written again. */
const ids = new WeakMap<Blob, string>();
let count = 0;

const newId = () => `${Date.now().toString(36)} ${Math.random()} ${(count += 1)}`;

const fileId = (value: unknown): string | undefined =>
	(value as { [FILE]?: string } | null)?.[FILE];

export function readRecord(name: string): Promise<DraftValues | undefined> {
	return inTransaction<DraftValues>('readonly', (transaction, done) => {
		const record = transaction.objectStore(STORE.drafts).get(name);
		const files = transaction.objectStore(STORE.files);
		const keys = files.getAllKeys(filesOf(name));
		const blobs = files.getAll(filesOf(name));
		blobs.onsuccess = () => {
			if (!record.result) return;
			const kept = new Map<string, Blob>();
			(keys.result as [string, string][]).forEach(([, id], at) => {
				const blob = blobs.result[at] as Blob;
				ids.set(blob, id);
				kept.set(id, blob);
			});
			const { values } = record.result as DraftRecord;
			done(
				replaced(values as DraftValues, (leaf) => {
					const id = fileId(leaf);
					return id === undefined ? leaf : kept.get(id);
				}) as DraftValues,
			);
		};
	});
}

/** Replaces the files in the values with ids. Returns the new values and the files by id. */
function withFilesSeparated(values: DraftValues) {
	const files = new Map<string, Blob>();
	const texts = replaced(values, (leaf): DraftValue => {
		if (!(leaf instanceof Blob)) return leaf;
		const id = ids.get(leaf) ?? newId();
		ids.set(leaf, id);
		files.set(id, leaf);
		return { [FILE]: id };
	});
	return { texts, files };
}

const writeTexts = (name: string, values: unknown): Promise<void> =>
	inTransaction('readwrite', (transaction) => {
		transaction.objectStore(STORE.drafts).put({ savedAt: Date.now(), values }, name);
		transaction.commit();
	});

/** Stores new files, and deletes files that the draft no longer contains. */
const writeFiles = (name: string, files: ReadonlyMap<string, Blob>): Promise<void> =>
	inTransaction('readwrite', (transaction) => {
		const store = transaction.objectStore(STORE.files);
		const keys = store.getAllKeys(filesOf(name));
		keys.onsuccess = () => {
			const kept = (keys.result as [string, string][]).map(([, id]) => id);
			for (const id of kept) if (!files.has(id)) store.delete([name, id]);
			for (const [id, file] of files) if (!kept.includes(id)) store.put(file, [name, id]);
		};
	});

/**
 * Stores the values and the files in separate transactions, so that a problem with files does not
 * affect the values. Files may exceed the quota, no longer exist on disk, or take too long while
 * the page unloads.
 */
export async function writeRecord(name: string, values: DraftValues): Promise<void> {
	const { texts, files } = withFilesSeparated(values);
	await Promise.all([writeTexts(name, texts), writeFiles(name, files)]);
}

export const deleteRecord = (name: string): Promise<void> =>
	inTransaction('readwrite', (transaction) => removeRecord(transaction, name));
