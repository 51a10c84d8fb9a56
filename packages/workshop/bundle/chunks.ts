import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The shared chunks, in the order in which the bundler fills them. `shared` must come before
 * `react`: otherwise a module that both need is in `react`, and pages that only send requests
 * download React.
 */
const CHUNKS: readonly { readonly name: string; readonly minShareCount?: number }[] = [
	{ name: 'shared', minShareCount: 2 },
	{ name: 'ajax' },
	{ name: 'react' },
	{ name: 'own-page' },
	{ name: 'clean-html' },
	{ name: 'bot-check' },
	{ name: 'leaflet-library' },
];

const OWN_COPIES = 'ownCopies';

interface Declared {
	/** A part of the path of each module that the entry applies to. */
	readonly part: string;
	readonly chunk: string | null;
}

const folders = (root: string): string[] =>
	['packages', 'widgets'].flatMap((top) =>
		readdirSync(join(root, top)).map((name) => `${top}/${name}`),
	);

function read(root: string, folder: string): Readonly<Record<string, unknown>> {
	const file = join(root, folder, 'chunks.json');
	return existsSync(file)
		? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
		: {};
}

/**
 * Reads the `chunks.json` of one package or widget. A key is a file or folder in it (`./ajax.ts`,
 * `./upload/`) or the name of a third-party package. A value is the name of a chunk or of a widget
 * with a `later-files.json`. With null, the bundler decides.
 */
function declaredIn(root: string, folder: string): readonly Declared[] {
	const { [OWN_COPIES]: _, ...entries } = read(root, folder);
	return Object.entries(entries as Record<string, string | null>).map(([key, chunk]) => {
		const isKnown =
			chunk === null ||
			CHUNKS.some(({ name }) => name === chunk) ||
			existsSync(join(root, 'widgets', chunk, 'later-files.json'));
		if (!isKnown) {
			throw new Error(
				`${folder}/chunks.json names the chunk ${chunk}, which does not exist.`,
			);
		}
		const isOwn = key.startsWith('./');
		if (isOwn && !existsSync(join(root, folder, key))) {
			throw new Error(`${folder}/chunks.json names ${key}, which does not exist.`);
		}
		return { part: isOwn ? `/${folder}/${key.slice(2)}` : `/node_modules/${key}/`, chunk };
	});
}

/**
 * Returns a function that finds the chunk of a module in the `chunks.json` files. It returns
 * undefined for a module that no file names.
 */
export function chunkReader(root: string): (id: string) => string | null | undefined {
	const declared = folders(root)
		.flatMap((folder) => declaredIn(root, folder))
		// The longest matching entry applies, so an entry for a file overrides an entry for its
		// folder.
		.sort((one, other) => other.part.length - one.part.length);
	return (id) => declared.find(({ part }) => id.includes(part))?.chunk;
}

/** Returns the groups for the bundler's `codeSplitting` option, from all `chunks.json` files. */
export function chunkGroups(root: string) {
	const chunkOf = chunkReader(root);
	return CHUNKS.map((chunk) => ({
		...chunk,
		// A module id with a query is a widget's own copy of a module. It is not in a shared chunk.
		test: (id: string) => !id.includes('?') && chunkOf(id) === chunk.name,
	}));
}

/**
 * Returns the packages with `"ownCopies": true` in their `chunks.json`. Each widget has its own
 * copy of their modules.
 */
export const copiedPackages = (root: string): string[] =>
	folders(root).filter((folder) => read(root, folder)[OWN_COPIES] === true);
