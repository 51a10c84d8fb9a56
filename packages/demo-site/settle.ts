import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the core to where the site lives, unless it is there; says whether it did. Copied beside its place and
 * renamed, so that an interrupted first start is not taken for a site.
 */
export async function settle(core: string, folder: string, config: string): Promise<boolean> {
	if (existsSync(path.join(folder, 'wp-config.php'))) return false;
	const unfinished = `${folder}.unfinished`;
	await rm(unfinished, { recursive: true, force: true });
	await mkdir(path.dirname(unfinished), { recursive: true });
	await cp(core, unfinished, { recursive: true, preserveTimestamps: true });
	// Some packages carry a database of their own.
	await rm(path.join(unfinished, 'wp-content/database'), { recursive: true, force: true });
	await writeFile(path.join(unfinished, 'wp-config.php'), config);
	await rm(folder, { recursive: true, force: true });
	await rename(unfinished, folder);
	return true;
}
