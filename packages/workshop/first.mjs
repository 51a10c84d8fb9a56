/**
 * Usage: node first.mjs SCRIPT [arguments]. Installs missing packages, then runs SCRIPT with tsx.
 * Every npm command of a fresh clone starts with this file. It is plain JavaScript without
 * dependencies, because nothing is installed yet.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhatIsMissing } from './first/install.mjs';
import { nodeRefusal } from './first/node-version.mjs';

const checkout = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs a script. Forwards signals to it, and exits with its exit code. */
const run = (script, rest) => {
	const child = spawn(process.execPath, ['--import', 'tsx', script, ...rest], {
		cwd: checkout,
		stdio: 'inherit',
	});
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
		process.on(signal, () => {
			// On Ctrl+C, the terminal sends SIGINT to the whole process group, so do not forward
			// it.
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
