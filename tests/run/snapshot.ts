import path from 'node:path';
import { copyFolder } from './folder-copy.ts';

/** Database, uploads, plugins and themes of a site. Tests do not change the files of WordPress. */
const CONTENT = 'wp-content';

export interface Snapshot {
	/** Restores the state of the snapshot. */
	restore: () => void;
}

export function takeSnapshot(siteFolder: string, home: string): Snapshot {
	const content = path.join(siteFolder, CONTENT);
	const kept = path.join(home, 'snapshot');
	copyFolder(content, kept);
	return { restore: () => copyFolder(kept, content) };
}
