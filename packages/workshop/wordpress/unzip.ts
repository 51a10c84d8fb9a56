import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';

/** Unpacks `archive` into `folder`, with the leading folder `within` taken off; entries outside of it are left. */
export async function unzip(archive: string, folder: string, within = ''): Promise<void> {
	const entries = unzipSync(await readFile(archive), {
		filter: ({ name }) => name.startsWith(within) && !name.endsWith('/'),
	});
	for (const [name, bytes] of Object.entries(entries)) {
		const target = path.resolve(folder, name.slice(within.length));
		// An archive may name `../` paths.
		if (!target.startsWith(path.resolve(folder) + path.sep)) continue;
		await mkdir(path.dirname(target), { recursive: true });
		await writeFile(target, bytes);
	}
}
