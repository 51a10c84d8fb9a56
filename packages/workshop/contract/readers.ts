import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The constants that PHP uses, by class. The set is empty for a class that is only used as a type. */
export type Readers = ReadonlyMap<string, ReadonlySet<string>>;

const NAMED = /\bGazetteer\\Contract\\(\w+)(?: as (\w+))?/g;

/**
 * Finds the constants of the generated classes that PHP files use. Only imports from
 * `Gazetteer\Contract` count, because another class may have the same name.
 */
export function readBy(sources: Iterable<string>): Readers {
	const readers = new Map<string, Set<string>>();
	for (const source of sources) {
		for (const [, name, alias] of source.matchAll(NAMED)) {
			const read = readers.get(name!) ?? new Set();
			for (const [, member] of source.matchAll(
				new RegExp(`\\b${alias ?? name}::(\\w+)`, 'g'),
			)) {
				read.add(member!);
			}
			readers.set(name!, read);
		}
	}
	return readers;
}

/** Folders with PHP files: the plugin, and the demo's content. */
const FOLDERS = ['plugin-php-shim', 'packages/demo-site/seed'];

export const phpSources = (root: string): string[] =>
	FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
			.filter((name) => name.endsWith('.php') && !name.includes('node_modules'))
			.map((name) => readFileSync(join(root, folder, name), 'utf8')),
	);
