import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkoutFolder } from './checkout.ts';
import { unusedFiles, staleFiles, wantedFiles } from './contract/stale.ts';

const root = checkoutFolder();

function write() {
	const stale = staleFiles(root);
	unusedFiles(root).forEach((path) => rmSync(join(root, path)));
	for (const [path, text] of Object.entries(wantedFiles(root))) {
		if (stale.includes(path)) {
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text);
		}
	}
	console.log(stale.length === 0 ? 'The PHP copy is up to date.' : `Wrote ${stale.join(', ')}`);
}

function check() {
	const stale = staleFiles(root);
	if (stale.length > 0) {
		console.error(`Stale, run npm run contract:\n${stale.join('\n')}`);
		process.exitCode = 1;
	}
}

if (process.argv.includes('--check')) {
	check();
} else {
	write();
}
