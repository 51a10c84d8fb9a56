import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The constants that are read of each class of the copy; none of a class that is a type only. */
export type Readers = ReadonlyMap<string, ReadonlySet<string>>;

const NAMED = /\bGazetteer\\Contract\\(\w+)(?: as (\w+))?/g;

/** What PHP reads of the copy. A class counts under its full name: another of the same name is not ours. */
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

/** The plugin's own files, and those that fill the demo. */
const FOLDERS = ['plugin-php-shim', 'packages/demo-site/seed'];

export const phpSources = (root: string): string[] =>
	FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
			.filter((name) => name.endsWith('.php') && !name.includes('node_modules'))
			.map((name) => readFileSync(join(root, folder, name), 'utf8')),
	);
