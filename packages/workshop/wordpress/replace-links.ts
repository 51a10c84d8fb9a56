import { existsSync, statSync } from 'node:fs';
import { cp, readdir, readlink, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the target of a symbolic link: a file in the unpacked packages, or a file of this
 * machine.
 */
async function targetOf(link: string, root: string): Promise<string | undefined> {
	const target = await readlink(link);
	if (!path.isAbsolute(target)) return path.resolve(path.dirname(link), target);
	const unpacked = path.join(root, target);
	if (existsSync(unpacked)) return unpacked;
	return existsSync(target) && statSync(target).isFile() ? target : undefined;
}

/**
 * Debian replaces parts of WordPress with symbolic links to other packages. Replaces the links in
 * `folder` with the linked files, and deletes broken links. `root` is the folder of the unpacked
 * packages.
 */
export async function replaceLinks(folder: string, root: string): Promise<void> {
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		const file = path.join(folder, entry.name);
		if (entry.isDirectory()) await replaceLinks(file, root);
		if (!entry.isSymbolicLink()) continue;
		const target = await targetOf(file, root);
		await rm(file);
		if (!target || !existsSync(target)) continue;
		await cp(target, file, { recursive: true, dereference: true });
		if (statSync(file).isDirectory()) await replaceLinks(file, root);
	}
}
