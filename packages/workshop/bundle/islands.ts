import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of Vite's manifest for the widgets pass: written files by source file. */
export const ISLANDS = 'islands.json';

export interface Island {
	readonly file: string;
	css?: readonly string[];
	readonly isEntry?: boolean;
	readonly name?: string;
	/** The source files of the chunks that the script imports statically. */
	readonly imports?: readonly string[];
}

export const islandsIn = (dist: string): Record<string, Island> =>
	JSON.parse(readFileSync(join(dist, ISLANDS), 'utf8')) as Record<string, Island>;

/** Returns the names of the script and the stylesheet of a widget. */
export function islandOf(dist: string, name: string): { file: string; sheet: string | undefined } {
	const island = Object.values(islandsIn(dist)).find(
		(written) => written.isEntry && written.name === name,
	);
	if (!island) throw new Error(`widgets/${name} was not built.`);
	return { file: island.file, sheet: island.css?.[0] };
}

/** Renames each stylesheet after its script, because the loader derives the name of the stylesheet. */
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
