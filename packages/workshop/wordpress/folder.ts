import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The version that the core in `folder` says it is, or undefined when that is no WordPress. */
export async function coreVersion(folder: string): Promise<string | undefined> {
	const source = await readFile(path.join(folder, 'wp-includes', 'version.php'), 'utf8').catch(
		() => '',
	);
	return /\$wp_version = '([^']+)'/.exec(source)?.[1];
}
