import path from 'node:path';
import { copyFolder } from './folder-copy.ts';

/** The database, uploads, plugins and themes of a site; WordPress's own files no test changes. */
const CONTENT = 'wp-content';

export interface Snapshot {
	/** Gives the site back as it was when the snapshot was taken. */
	restore: () => void;
}

export function takeSnapshot(siteFolder: string, home: string): Snapshot {
	const content = path.join(siteFolder, CONTENT);
	const kept = path.join(home, 'snapshot');
	copyFolder(content, kept);
	return { restore: () => copyFolder(kept, content) };
}
