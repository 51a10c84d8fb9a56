import { execFile } from 'node:child_process';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

const OPTIONS = [
	...['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--skipLibCheck'],
	...['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'bundler', '--strict'],
	...['--jsx', 'react-jsx', '--allowImportingTsExtensions', '--rewriteRelativeImportExtensions'],
	...[
		'--exactOptionalPropertyTypes',
		'--types',
		'vite/client',
		'--rootDir',
		'.',
		'--ignoreConfig',
	],
];

/** Replaces package names with relative paths, because our packages are not published separately. */
async function nameByPath(folder: string, file: string) {
	const path = join(folder, file);
	const text = await readFile(path, 'utf8');
	const named = text.replace(
		/(["'])@gazetteer\/(\w+)\1/g,
		(_all, quote: string, name: string) => {
			const to = relative(dirname(path), join(folder, 'packages', name, 'index.js'));
			return `${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
		},
	);
	if (named !== text) await writeFile(path, named);
}

/** Writes the type declarations of `widgets/index.ts` and its imports. */
export async function writeTypes(folder: string): Promise<void> {
	const tsc = join(root, 'node_modules/typescript/bin/tsc');
	// Name these packages as entries, because tsc writes no declarations for files in node_modules.
	const packages = ['contract', 'dom', 'host', 'wire'].map((name) => `packages/${name}/index.ts`);
	const entries = ['widgets/index.ts', 'widgets/build.d.ts', ...packages];
	await rm(folder, { recursive: true, force: true });
	await run(process.execPath, [tsc, ...entries, ...OPTIONS, '--outDir', folder], { cwd: root });
	const files = await readdir(folder, { recursive: true });
	await Promise.all(
		files.filter((file) => file.endsWith('.d.ts')).map((file) => nameByPath(folder, file)),
	);
	await writeFile(join(folder, 'index.d.ts'), "export * from './widgets/index.js';\n");
}
