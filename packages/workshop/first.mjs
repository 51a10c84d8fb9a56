/**
 * node first.mjs SCRIPT [arguments]: starts every command of a fresh clone. Installs missing packages, then runs SCRIPT
 * with tsx. Plain JavaScript without dependencies, because nothing is installed when it starts.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhatIsMissing } from './first/install.mjs';
import { nodeRefusal } from './first/node-version.mjs';

const checkout = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Signals reach the script, its exit code reaches the caller. */
const run = (script, rest) => {
	const child = spawn(process.execPath, ['--import', 'tsx', script, ...rest], {
		cwd: checkout,
		stdio: 'inherit',
	});
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
		process.on(signal, () => {
			// A terminal sends Ctrl-C to the whole process group, so do not send it again.
			if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
		});
	}
	child.on('error', (error) => {
		console.error(error.message);
		process.exit(1);
	});
	child.on('exit', (code) => process.exit(code ?? 1));
};

const [script, ...rest] = process.argv.slice(2);
const { engines } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8'));
const refusal = nodeRefusal(process.versions.node, engines.node);

if (!script) {
	console.error('Usage: node first.mjs SCRIPT [arguments]');
	process.exit(2);
} else if (refusal) {
	console.error(refusal);
	process.exit(1);
} else {
	const installed = await installWhatIsMissing(checkout);
	if (installed) run(script, rest);
	else process.exit(1);
}
