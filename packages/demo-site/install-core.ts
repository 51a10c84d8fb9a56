import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the WordPress core into the site's folder, unless the folder contains a site. Returns
 * whether the core was copied. Copies to a temporary folder first, so that an interrupted start
 * leaves no broken site.
 */
export async function installCore(core: string, folder: string, config: string): Promise<boolean> {
	if (existsSync(path.join(folder, 'wp-config.php'))) return false;
	const unfinished = `${folder}.unfinished`;
	await rm(unfinished, { recursive: true, force: true });
	await mkdir(path.dirname(unfinished), { recursive: true });
	await cp(core, unfinished, { recursive: true, preserveTimestamps: true });
	// Some sources of the core contain a database.
	await rm(path.join(unfinished, 'wp-content/database'), { recursive: true, force: true });
	await writeFile(path.join(unfinished, 'wp-config.php'), config);
	await rm(folder, { recursive: true, force: true });
	await rename(unfinished, folder);
	return true;
}
