/**
 * Runs a script of this folder in PHP on WebAssembly and prints its output:
 * `node --import tsx php.ts 8.1 run.php`. It is a separate process, because Jest cannot load ESM-only packages.
 * A folder after the script is mounted as /given.
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
// Exit only after the output is written, because the process would lose buffered output.
process.stdout.write(text, () => process.stderr.write(errors, () => process.exit(exitCode)));
