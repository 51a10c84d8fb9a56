import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's own record of the islands pass: source file → written files. */
export const ISLANDS = 'islands.json';

export interface Island {
	readonly file: string;
	css?: readonly string[];
	readonly isEntry?: boolean;
	readonly name?: string;
	/** Sources of the chunks that it imports statically. */
	readonly imports?: readonly string[];
}

export const islandsIn = (dist: string): Record<string, Island> =>
	JSON.parse(readFileSync(join(dist, ISLANDS), 'utf8')) as Record<string, Island>;

/** The files of one widget, as written. */
export function islandOf(dist: string, name: string): { file: string; sheet: string | undefined } {
	const island = Object.values(islandsIn(dist)).find(
		(written) => written.isEntry && written.name === name,
	);
	if (!island) throw new Error(`widgets/${name} was not built.`);
	return { file: island.file, sheet: island.css?.[0] };
}

/** A stylesheet is found by its island's name. */
export function nameSheetsAfterIslands(dist: string): void {
	const islands = islandsIn(dist);
	for (const island of Object.values(islands)) {
		const [written] = (island.isEntry && island.css) || [];
		if (!written) continue;
		const sheet = island.file.replace(/js$/, 'css');
		renameSync(join(dist, written), join(dist, sheet));
		island.css = [sheet];
	}
	writeFileSync(join(dist, ISLANDS), JSON.stringify(islands));
}
