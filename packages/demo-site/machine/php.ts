import { spawn, spawnSync } from 'node:child_process';

/** PHP extensions that WordPress on SQLite and programs.php require. */
const NEEDED = ['pdo_sqlite', 'gd', 'mbstring', 'dom', 'fileinfo', 'pcntl'];

/** A PHP program that prints PHP's version number and the missing extensions. */
const PRINT_VERSION = `echo json_encode([PHP_VERSION_ID, array_values(array_diff(${JSON.stringify(NEEDED)}, get_loaded_extensions()))]);`;

/**
 * Whether PHP's version is supported by the plugin (8.1 or newer) and tested (8.5 or older), and no
 * extension is missing.
 */
export const isSupported = (version: number, missing: readonly string[]): boolean =>
	version >= 80_100 && version < 80_600 && missing.length === 0;

/**
 * Settings that replace those of PHP's command line. With them, PHP uses changed files immediately.
 */
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

/** Whether this machine has a PHP that can run WordPress on SQLite. */
export function isPhpHere(): boolean {
	const { status, stdout } = spawnSync('php', ['-r', PRINT_VERSION], { encoding: 'utf8' });
	if (status !== 0) return false;
	const [version, missing] = JSON.parse(stdout) as [number, string[]];
	return isSupported(version, missing);
}

/** A PHP process. It runs until it is stopped or this process exits. */
export interface RunningPhp {
	isOver: () => boolean;
	stop: () => Promise<void>;
}

/** Starts PHP in its own process group, so that its child processes can be stopped, too. */
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
			// Windows has no process groups.
			child.kill();
		}
	};
	// Stop PHP before other exit handlers delete the site's folder.
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
