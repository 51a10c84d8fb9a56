import { spawn } from 'node:child_process';

const SIGN_OF_LIFE = 10_000;

/**
 * Settings that the outer `npm start` or `npm test` passes down through the environment, and that would change what an
 * installation does. Registry, proxy, cache and certificates stay: they are the machine's.
 */
const OUTER_RUN =
	/^npm_(config_(dry_run|global|if_present|include|include_workspace_root|json|local_prefix|location|long|loglevel|omit|only|optional|package_lock|package_lock_only|parseable|prefix|production|save.*|script_shell|silent|workspaces?)|lifecycle_.*|package_.*|command)$/i;

/** The environment of an installation. It installs development packages even if NODE_ENV is production. */
export const installEnvironment = (outer) =>
	Object.fromEntries(
		Object.entries(outer).filter(([name]) => name !== 'NODE_ENV' && !OUTER_RUN.test(name)),
	);

/** The npm that started us, or the one on the path. A Windows npm is a script, which needs a shell. */
const invocation = (argv) => {
	const outer = process.env.npm_execpath;
	if (outer && /npm-cli\.c?js$/.test(outer)) {
		return { file: process.execPath, argv: [outer, ...argv], shell: false };
	}
	const windows = process.platform === 'win32';
	return { file: windows ? 'npm.cmd' : 'npm', argv, shell: windows };
};

/** Installs exactly what the lock file names; resolves with whether it went well. Says every few seconds that it is alive. */
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
		}, SIGN_OF_LIFE);
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
