import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_FOLDER, phpFiles } from './php-files.ts';
import { phpSources, readBy } from './readers.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Returns the expected content of the generated files, by path. */
export const wantedFiles = (root: string) => phpFiles(readBy(phpSources(root)));

/** Returns generated files that are not in the contract, or that no PHP file uses. */
export function unusedFiles(root: string): string[] {
	const folder = join(root, CONTRACT_FOLDER);
	const present = existsSync(folder) ? readdirSync(folder) : [];
	const wanted = wantedFiles(root);
	return present.map((name) => `${CONTRACT_FOLDER}/${name}`).filter((path) => !(path in wanted));
}

/** Returns generated files that are outdated, missing or superfluous. */
export function staleFiles(root: string): string[] {
	const changed = Object.entries(wantedFiles(root))
		.filter(([path, text]) => read(join(root, path)) !== text)
		.map(([path]) => path);
	return [...changed, ...unusedFiles(root)].sort();
}
