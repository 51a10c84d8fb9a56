import { lstatSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** The folder was deleted before it could be watched. */
const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reports each written, created or deleted file below a folder, and each created or deleted folder.
 * Skips excluded names. Returns a function that stops watching. Each folder has its own watcher,
 * because Node's recursive watcher on Linux stops watching a file that an editor replaces by
 * renaming a temporary file.
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
			// Watch the folder before reading it, so that no change is missed.
			const watcher = watch(folder, (_event, name) => name && happened(folder, name));
			watchers.set(folder, watcher);
			// On Windows, a watcher fires an error if its folder is deleted.
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
		// A deleted folder may have been replaced with a new one of the same name.
		forget(file);
		if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) follow(file);
		changed(file);
	};

	follow(root);
	return () => forget(root);
}
