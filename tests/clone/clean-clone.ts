import { spawn, spawnSync } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readlinkSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';

const git = (folder: string, ...argv: string[]): string => {
	const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...argv], {
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`git ${argv[0]} ended with ${status}: ${stderr}`);
	return stdout.trim();
};

/** Whether this checkout is a Git repository, and not an unpacked archive. */
export const isRepository = (): boolean =>
	spawnSync('git', ['-C', checkoutFolder(), 'rev-parse', 'HEAD']).status === 0;

/**
 * Links the modules of `checkout` into `clone`, with workspace links inside the clone. This is two
 * minutes faster than an installation.
 */
function linkModules(checkout: string, clone: string): void {
	const from = path.join(checkout, 'node_modules');
	const to = path.join(clone, 'node_modules');
	const workspaces = path.join(from, '@gazetteer');
	mkdirSync(path.join(to, '@gazetteer'), { recursive: true });
	for (const name of readdirSync(workspaces)) {
		const target = readlinkSync(path.join(workspaces, name));
		symlinkSync(target, path.join(to, '@gazetteer', name));
	}
	for (const name of readdirSync(from)) {
		if (name === '@gazetteer' || name === '.cache' || name.startsWith('.vite')) continue;
		symlinkSync(path.join(from, name), path.join(to, name));
	}
	// The record of the installation must be newer than the clone’s lock file, so that packages are
	// not installed again.
	const record = path.join(to, '.package-lock.json');
	rmSync(record, { force: true });
	copyFileSync(path.join(from, '.package-lock.json'), record);
}

export interface CleanClone {
	/** Runs `npm test` in the clone, and resolves with its output. */
	readonly test: (...words: string[]) => Promise<{ code: number | null; lines: string[] }>;
	readonly remove: () => void;
}

/** Environment variables that the current run sets for its tests. */
const isOfThisRun = (name: string) =>
	/^(GAZETTEER_|WORDPRESS_|JEST_|npm_|NODE_ENV$|NODE_OPTIONS$)/.test(name);

/** Clones the repository into an empty folder, including uncommitted changes. */
export function makeCleanClone(): CleanClone {
	const checkout = checkoutFolder();
	const home = mkdtempSync(path.join(os.tmpdir(), 'gazetteer-clone-'));
	const clone = path.join(home, 'gazetteer');
	git(home, 'clone', '--quiet', '--no-checkout', checkout, clone);
	git(clone, 'checkout', '--quiet', '--detach', git(checkout, 'rev-parse', 'HEAD'));
	for (const name of git(checkout, 'diff', '--name-only', 'HEAD').split('\n').filter(Boolean)) {
		const file = path.join(checkout, name);
		rmSync(path.join(clone, name), { force: true });
		if (!existsSync(file)) continue;
		mkdirSync(path.dirname(path.join(clone, name)), { recursive: true });
		copyFileSync(file, path.join(clone, name));
	}
	linkModules(checkout, clone);
	const outer = Object.entries(process.env).filter(([name]) => !isOfThisRun(name));
	// Hide the cache of cores and all sources of them.
	const env = { ...Object.fromEntries(outer), WORDPRESS_SOURCES: '' };
	let stop: () => unknown = () => undefined;
	return {
		test: (...words) =>
			new Promise((resolve, reject) => {
				const child = spawn('npm', ['test', '--silent', '--', ...words], {
					cwd: clone,
					env,
					stdio: ['ignore', 'pipe', 'pipe'],
					shell: process.platform === 'win32',
					// Start a process group, so that a timeout ends all processes of the run.
					detached: true,
				});
				stop = () => child.exitCode === null && process.kill(-child.pid!);
				let text = '';
				child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
				child.stderr.setEncoding('utf8').on('data', (piece: string) => (text += piece));
				child.once('error', reject);
				child.once('close', (code) => resolve({ code, lines: text.trim().split('\n') }));
			}),
		remove: () => {
			stop();
			rmSync(home, { recursive: true, force: true, maxRetries: 3 });
		},
	};
}
