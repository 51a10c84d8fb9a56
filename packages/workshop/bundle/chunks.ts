import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The chunks that packages and widgets share, in the order in which the bundler fills them. `shared` is before `react`:
 * otherwise `react` would also take the modules that it shares with the calls, which do not wait for it.
 */
const CHUNKS: readonly { readonly name: string; readonly minShareCount?: number }[] = [
	{ name: 'shared', minShareCount: 2 },
	{ name: 'ajax' },
	{ name: 'react' },
	{ name: 'clean-html' },
	{ name: 'bot-check' },
];

const OWN_COPIES = 'ownCopies';

interface Declared {
	/** In the path of every module that the entry is for. */
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
 * Reads the `chunks.json` of one package or widget. A key is a file or folder in it (`./ajax.ts`, `./upload/`) or the
 * name of a third-party package. A value is the name of a chunk, the name of a widget with a `later-files.json`, or null
 * if the bundler decides.
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

/** Returns the chunk that a `chunks.json` names for a module; undefined if none names the module. */
export function chunkReader(root: string): (id: string) => string | null | undefined {
	const declared = folders(root)
		.flatMap((folder) => declaredIn(root, folder))
		// The longest entry that fits decides, so a file can differ from its folder.
		.sort((one, other) => other.part.length - one.part.length);
	return (id) => declared.find(({ part }) => id.includes(part))?.chunk;
}

/** The groups for the bundler's `codeSplitting`, from every `chunks.json` in packages/ and widgets/. */
export function chunkGroups(root: string) {
	const chunkOf = chunkReader(root);
	return CHUNKS.map((chunk) => ({
		...chunk,
		// A widget's own copy of a module has a query, and is never shared.
		test: (id: string) => !id.includes('?') && chunkOf(id) === chunk.name,
	}));
}

/** The packages of which each widget has its own copy, because their `chunks.json` says `"ownCopies": true`. */
export const copiedPackages = (root: string): string[] =>
	folders(root).filter((folder) => read(root, folder)[OWN_COPIES] === true);
