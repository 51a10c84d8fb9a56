import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';

/**
 * The modification time of all files in the archive, so that equal contents produce equal bytes. A
 * zip file cannot contain an earlier date.
 */
const MODIFIED = new Date(1980, 0, 1);
const FILE_MODE = 0o100644;
const UNIX = 3;

/**
 * Excludes source files and unused built files. WordPress does not load the right-to-left
 * stylesheets, because the styles use logical properties.
 */
const EXCLUDED = /^(editor|dist)(\/|$)|(^|\/)\./;
const EXCLUDED_BUILT = /^types\/|(^|\/)\.|\.map$|-rtl\.css$/;

const filesBelow = (folder: string, leftOut: RegExp) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((file) => file.split(path.sep).join('/'))
		.filter((file) => !leftOut.test(file) && statSync(path.join(folder, file)).isFile());

/** Returns the files of the installable plugin: the path on disk by path in the archive. */
export function pluginFiles(checkout: string): Map<string, string> {
	const files = new Map<string, string>();
	const take = (folder: string, prefix: string, leftOut: RegExp) => {
		for (const file of filesBelow(path.join(checkout, folder), leftOut)) {
			files.set(`gazetteer/${prefix}${file}`, path.join(checkout, folder, file));
		}
	};
	take('plugin-php-shim', '', EXCLUDED);
	take('dist', 'dist/', EXCLUDED_BUILT);
	if (existsSync(path.join(checkout, 'LICENSE'))) {
		files.set('gazetteer/LICENSE', path.join(checkout, 'LICENSE'));
	}
	return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Creates the installable plugin. Equal files produce equal bytes. */
export function zipPlugin(checkout: string): Uint8Array {
	const entries: Zippable = {};
	for (const [name, file] of pluginFiles(checkout)) {
		entries[name] = [
			readFileSync(file),
			{ mtime: MODIFIED, os: UNIX, attrs: FILE_MODE * 2 ** 16, level: 9 },
		];
	}
	return zipSync(entries);
}
