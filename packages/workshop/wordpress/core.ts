import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkoutFolder } from '../checkout.ts';
import { debianRelease } from './debian.ts';
import { downloadedRelease } from './downloaded.ts';
import { coreVersion } from './folder.ts';
import { packedRelease } from './packed.ts';
import { releaseOf, type WordPressRelease } from './versions.ts';

/**
 * Writes a clean WordPress core into `folder`. Resolves with false if the source does not have the
 * release.
 */
export type CoreSource = (
	release: string,
	folder: string,
	say: (line: string) => void,
) => Promise<boolean>;

export interface CoreSearch {
	environment: Readonly<Record<string, string | undefined>>;
	cache: string;
	sources: readonly CoreSource[];
	say: (line: string) => void;
}

/** The sources of WordPress releases, in the order in which they are tried. */
const SOURCES: Readonly<Record<string, CoreSource>> = {
	download: downloadedRelease,
	npm: packedRelease,
	debian: debianRelease,
};

/**
 * Returns the sources that WORDPRESS_SOURCES lists, such as `npm,debian`, or all sources if the
 * variable is not set.
 */
export const sourcesNamed = (names: string | undefined): readonly CoreSource[] =>
	Object.entries(SOURCES)
		.filter(([name]) => names === undefined || names.split(',').includes(name))
		.map(([, source]) => source);

const usualSearch = (): CoreSearch => ({
	environment: process.env,
	cache: process.env['GAZETTEER_CACHE'] ?? path.join(checkoutFolder(), '.cache'),
	sources: sourcesNamed(process.env['WORDPRESS_SOURCES']),
	say: (line) => console.log(line),
});

/**
 * Returns the folder of an unmodified WordPress core, or prints a message and returns undefined. Do
 * not write into the folder. Sites use a copy.
 */
export async function wordpressCore(
	asked: WordPressRelease,
	{ environment, cache, sources, say }: CoreSearch = usualSearch(),
): Promise<string | undefined> {
	const given = environment['WORDPRESS_CORE'];
	if (given) {
		if (await coreVersion(given)) return path.resolve(given);
		say(`WORDPRESS_CORE names ${given}, and there is no WordPress in it.`);
		return undefined;
	}

	const release = releaseOf(asked);
	const folder = path.join(cache, 'wordpress', release);
	if (await coreVersion(folder)) return folder;

	// Write into a temporary folder and rename it, so that an interrupted download leaves no broken
	// core.
	const unfinished = `${folder}.unfinished-${process.pid}`;
	for (const source of sources) {
		await rm(unfinished, { recursive: true, force: true });
		await mkdir(unfinished, { recursive: true });
		const filled = await source(release, unfinished, say);
		if (filled && (await coreVersion(unfinished))) {
			await rm(folder, { recursive: true, force: true });
			await rename(unfinished, folder);
			return folder;
		}
	}
	await rm(unfinished, { recursive: true, force: true });
	say(
		`WordPress ${release} is not available here: wordpress.org, npm and Debian do not have it, or cannot be reached. ` +
			`Put a clean copy into ${path.relative(process.cwd(), folder)}, or name one in WORDPRESS_CORE.`,
	);
	return undefined;
}
