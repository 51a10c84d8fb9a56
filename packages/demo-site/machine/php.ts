import { spawn, spawnSync } from 'node:child_process';

/** WordPress on SQLite needs them, and the last runs its programs. */
const NEEDED = ['pdo_sqlite', 'gd', 'mbstring', 'dom', 'fileinfo', 'pcntl'];

/** Tells its version as PHP numbers it, and which of the needed extensions are missing. */
const ABOUT = `echo json_encode([PHP_VERSION_ID, array_values(array_diff(${JSON.stringify(NEEDED)}, get_loaded_extensions()))]);`;

/** From the oldest PHP that the plugin takes, 8.1, to the newest that there is a release of, 8.5. */
export const isFit = (version: number, missing: readonly string[]): boolean =>
	version >= 80_100 && version < 80_600 && missing.length === 0;

/** Overrides the machine's settings for the command line. New files are visible immediately. */
const SETTINGS = [
	'memory_limit=256M',
	'display_errors=stderr',
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.revalidate_freq=0',
	'realpath_cache_ttl=0',
	'upload_max_filesize=64M',
	'post_max_size=64M',
].flatMap((setting) => ['-d', setting]);

/** Whether the machine has a PHP that WordPress on SQLite runs on. */
export function isPhpHere(): boolean {
	const { status, stdout } = spawnSync('php', ['-r', ABOUT], { encoding: 'utf8' });
	if (status !== 0) return false;
	const [version, missing] = JSON.parse(stdout) as [number, string[]];
	return isFit(version, missing);
}

/** A program of PHP that goes on until it is stopped, or this process ends. */
export interface RunningPhp {
	isOver: () => boolean;
	stop: () => Promise<void>;
}

/** Starts PHP as a process group, because it has child processes. */
export function startPhp(
	argv: readonly string[],
	env: Readonly<Record<string, string>> = {},
): RunningPhp {
	const child = spawn('php', [...SETTINGS, ...argv], {
		stdio: 'ignore',
		detached: true,
		env: { ...process.env, ...env },
	});
	let isOver = false;
	const over = new Promise<void>((resolve) => {
		for (const end of ['error', 'close'] as const) {
			child.once(end, () => {
				isOver = true;
				resolve();
			});
		}
	});
	const kill = () => {
		if (isOver || !child.pid) return;
		try {
			process.kill(-child.pid, 'SIGTERM');
		} catch {
			// There are no groups here.
			child.kill();
		}
	};
	// Before anybody takes the site's folder away under it.
	process.prependOnceListener('exit', kill);
	return {
		isOver: () => isOver,
		async stop() {
			process.off('exit', kill);
			kill();
			await over;
		},
	};
}
