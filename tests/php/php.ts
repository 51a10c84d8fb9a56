/**
 * Runs one script of this folder in a PHP made for WebAssembly and prints what it prints:
 * `node --import tsx php.ts 8.1 run.php`. A process of its own, since Jest cannot load ESM-only packages.
 * A folder named behind the script is its /given.
 */
import path from 'node:path';
import { createNodeFsMountHandler, loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';

const [version = '8.1', script = 'run.php', given] = process.argv.slice(2);
const here = import.meta.dirname;

const runtime = await loadNodeRuntime(version as Parameters<typeof loadNodeRuntime>[0], {
	emscriptenOptions: { processId: 1 },
});
const php = new PHP(runtime);
for (const [folder, place] of [
	[here, '/tests'],
	[path.resolve(here, '../../plugin-php-shim'), '/plugin'],
	[path.resolve(here, '../cases'), '/cases'],
	...(given ? [[given, '/given'] as const] : []),
] as const) {
	php.mkdir(place);
	await php.mount(place, createNodeFsMountHandler(folder));
}

const { text, errors, exitCode } = await php.run({ scriptPath: `/tests/${script}` });
// What is not yet in the pipe would be lost with the process.
process.stdout.write(text, () => process.stderr.write(errors, () => process.exit(exitCode)));
