import { spawn } from 'node:child_process';

const PROGRESS_INTERVAL = 10_000;

/**
 * Environment variables of the outer `npm start` or `npm test` that would change the installation.
 * Variables of the machine stay, such as the registry, the proxy and certificates.
 */
const OUTER_RUN =
	/^npm_(config_(dry_run|global|if_present|include|include_workspace_root|json|local_prefix|location|long|loglevel|omit|only|optional|package_lock|package_lock_only|parseable|prefix|production|save.*|script_shell|silent|workspaces?)|lifecycle_.*|package_.*|command)$/i;

/**
 * Returns the environment for `npm ci`. Removes NODE_ENV, so that development packages are
 * installed in production mode, too.
 */
export const installEnvironment = (outer) =>
	Object.fromEntries(
		Object.entries(outer).filter(([name]) => name !== 'NODE_ENV' && !OUTER_RUN.test(name)),
	);

/**
 * Returns the command that starts npm: the npm that runs this script, or the one on the path. On
 * Windows, npm is a batch file and needs a shell.
 */
const invocation = (argv) => {
	const outer = process.env.npm_execpath;
	if (outer && /npm-cli\.c?js$/.test(outer)) {
		return { file: process.execPath, argv: [outer, ...argv], shell: false };
	}
	const windows = process.platform === 'win32';
	return { file: windows ? 'npm.cmd' : 'npm', argv, shell: windows };
};

/**
 * Runs `npm ci`, and resolves with whether it succeeded. Prints a progress message every few
 * seconds.
 */
export const npmCi = (checkout) =>
	new Promise((resolve) => {
		const call = invocation([
			'ci',
			'--include=dev',
			'--no-audit',
			'--no-fund',
			'--loglevel=error',
		]);
		const began = Date.now();
		const child = spawn(call.file, call.argv, {
			cwd: checkout,
			env: installEnvironment(process.env),
			shell: call.shell,
			stdio: ['ignore', 'inherit', 'inherit'],
		});
		const alive = setInterval(() => {
			console.log(`  … still installing, ${Math.round((Date.now() - began) / 1000)} s`);
		}, PROGRESS_INTERVAL);
		const done = (well) => {
			clearInterval(alive);
			resolve(well);
		};
		for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
			const stop = () => {
				child.kill(signal);
				process.exit(1);
			};
			process.once(signal, stop);
			child.once('close', () => process.removeListener(signal, stop));
		}
		child.once('error', (error) => {
			console.error(error.message);
			done(false);
		});
		child.once('close', (code) => done(code === 0));
	});
