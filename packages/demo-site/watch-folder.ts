import { lstatSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** The folder went away between being seen and being watched. */
const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reports each file below a folder that is written, created or deleted, and each created or deleted folder, except
 * those excluded by name. Returns a function that stops watching.
 *
 * Each folder has a separate watcher. Node's recursive watcher watches files on Linux, and loses a file that is
 * replaced by a rename, as many editors do on save.
 */
export function watchFolder(
	root: string,
	isLeftOut: (name: string) => boolean,
	changed: (file: string) => void,
): () => void {
	const watchers = new Map<string, FSWatcher>();

	const forget = (folder: string) => {
		for (const [watched, watcher] of watchers) {
			if (watched !== folder && !watched.startsWith(folder + path.sep)) continue;
			watcher.close();
			watchers.delete(watched);
		}
	};

	const follow = (folder: string) => {
		try {
			// Watched before it is read, so that nothing comes in between.
			const watcher = watch(folder, (_event, name) => name && happened(folder, name));
			watchers.set(folder, watcher);
			// Windows says by an error that a watched folder was deleted.
			watcher.on('error', () => forget(folder));
			for (const entry of readdirSync(folder, { withFileTypes: true })) {
				if (entry.isDirectory() && !isLeftOut(entry.name))
					follow(path.join(folder, entry.name));
			}
		} catch (error) {
			if (!isGone(error)) throw error;
			forget(folder);
		}
	};

	const happened = (folder: string, name: string) => {
		if (isLeftOut(name)) return;
		const file = path.join(folder, name);
		// A folder may have gone and another have come by the same name.
		forget(file);
		if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) follow(file);
		changed(file);
	};

	follow(root);
	return () => forget(root);
}
