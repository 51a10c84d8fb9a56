import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the version of the WordPress core in `folder`, or undefined if there is none. */
export async function coreVersion(folder: string): Promise<string | undefined> {
	const source = await readFile(path.join(folder, 'wp-includes', 'version.php'), 'utf8').catch(
		() => '',
	);
	return /\$wp_version = '([^']+)'/.exec(source)?.[1];
}
