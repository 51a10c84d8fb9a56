import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';

/** Extracts the folder `within` of an archive into `folder`. Skips entries outside of `within`. */
export async function unzip(archive: string, folder: string, within = ''): Promise<void> {
	const entries = unzipSync(await readFile(archive), {
		filter: ({ name }) => name.startsWith(within) && !name.endsWith('/'),
	});
	for (const [name, bytes] of Object.entries(entries)) {
		const target = path.resolve(folder, name.slice(within.length));
		// Skip paths outside of the target folder, such as `../file`.
		if (!target.startsWith(path.resolve(folder) + path.sep)) continue;
		await mkdir(path.dirname(target), { recursive: true });
		await writeFile(target, bytes);
	}
}
