import { spawn, spawnSync } from 'node:child_process';

const NEEDED = ['pdo_sqlite', 'gd', 'mbstring', 'dom', 'fileinfo'];

/** Tells its version as PHP numbers it, and which of the needed extensions are missing. */
const ABOUT = `echo json_encode([PHP_VERSION_ID, array_values(array_diff(${JSON.stringify(NEEDED)}, get_loaded_extensions()))]);`;

/** From the oldest PHP that the plugin takes, 8.1, to the newest that there is a release of, 8.5. */
export const isFit = (version: number, missing: readonly string[]): boolean =>
	version >= 80_100 && version < 80_600 && missing.length === 0;

/** For the command line, whatever the machine's own settings say. Files that a test has just written count at once. */
const SETTINGS = [
	'memory_limit=256M',
	'display_errors=stderr',
	'opcache.enable=1',
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

/** Compiles each of WordPress's files once, not again for each program. */
const compiledInto = (folder: string) => [
	'-d',
	'opcache.enable_cli=1',
	'-d',
	'opcache.file_cache_only=1',
	'-d',
	`opcache.file_cache=${folder}`,
	'-d',
	// Nobody but this run writes there.
	'opcache.file_cache_consistency_checks=0',
];

/** Runs a program that begins with `<?php`, and gives back what it printed. What it compiles is kept in a folder that is there. */
export const runOnMachine = (program: string, compiled: string): Promise<string> =>
	new Promise((resolve, reject) => {
		const child = spawn('php', [...SETTINGS, ...compiledInto(compiled)]);
		let text = '';
		let errors = '';
		child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
		child.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
		child.once('error', reject);
		child.once('close', (code) => {
			if (code === 0) resolve(text);
			else reject(new Error(`PHP ended with ${code}: ${errors || text}`));
		});
		child.stdin.on('error', () => undefined).end(program);
	});

export interface Served {
	isOver: () => boolean;
	stop: () => Promise<void>;
}

/** PHP's own web server, for this machine only. It ends with this process. */
export function serveOnMachine(
	folder: string,
	router: string,
	{ port, workers }: { port: number; workers: number },
): Served {
	const child = spawn(
		'php',
		[...SETTINGS, '-S', `127.0.0.1:${port}`, '-t', folder, router],
		// A group of its own, since the server has children.
		{
			stdio: 'ignore',
			detached: true,
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: `${workers}` },
		},
	);
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
