import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isCheckout = (folder: string) => {
	const file = path.join(folder, 'package.json');
	if (!existsSync(file)) return false;
	const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown };
	return name === 'gazetteer';
};

/** Returns the root folder of this repository. Searches the parent folders of the current folder. */
export function checkoutFolder(from: string = process.cwd()): string {
	for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
		if (isCheckout(folder)) return folder;
		if (folder === path.dirname(folder)) throw new Error(`${from} is not inside Gazetteer`);
	}
}
