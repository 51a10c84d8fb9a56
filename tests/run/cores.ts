import { WORDPRESS, wordpressCore } from '@gazetteer/workshop';
import type { Wanted } from './wanted.ts';

export interface Core {
	release: string;
	/** The folder of the core. */
	folder: string;
}

export interface Cores {
	/** The available releases for the WordPress tests, oldest first. */
	tried: readonly Core[];
	/** The releases that are not available on this machine. */
	missing: readonly string[];
	/** Environment variables with the folder of each release. */
	env: Readonly<Record<string, string>>;
}

/** Finds the releases that the selected parts need, once for all tests. */
export async function coresHere({ part, release: isWanted }: Wanted): Promise<Cores> {
	const folders: Record<string, string> = {};
	const missing: string[] = [];
	for (const release of Object.values(WORDPRESS)) {
		if (!isWanted(release) && !part('pages')) continue;
		const folder = await wordpressCore(release);
		if (folder) folders[release] = folder;
		else missing.push(release);
	}
	const tried = Object.entries(folders)
		.filter(([release]) => isWanted(release))
		// WORDPRESS_CORE is used for every release, so remove duplicates.
		.filter(([, folder], index, all) => all.findIndex(([, one]) => one === folder) === index)
		.map(([release, folder]) => ({ release, folder }));
	return { tried, missing, env: { GAZETTEER_CORES: JSON.stringify(folders) } };
}
