import { WORDPRESS, wordpressCore } from '@gazetteer/workshop';
import type { Wanted } from './wanted.ts';

export interface Core {
	release: string;
	/** The folder that it is in. */
	folder: string;
}

export interface Cores {
	/** What the tests on WordPress run on, the oldest first. */
	tried: readonly Core[];
	/** The releases that this machine cannot have. */
	missing: readonly string[];
	/** The folder of each release, for tests. */
	env: Readonly<Record<string, string>>;
}

/** Looks for the releases that the wanted parts need, once, so that no test has to. */
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
		// WORDPRESS_CORE answers every wish with the same folder.
		.filter(([, folder], index, all) => all.findIndex(([, one]) => one === folder) === index)
		.map(([release, folder]) => ({ release, folder }));
	return { tried, missing, env: { GAZETTEER_CORES: JSON.stringify(folders) } };
}
