import { spawn, spawnSync } from 'node:child_process';

const NEEDED = ['pdo_sqlite', 'gd', 'mbstring', 'dom', 'fileinfo'];

/** No newer one than the oldest WordPress knows: what it does was not deprecated then. */
const WILL_DO = `exit(PHP_VERSION_ID >= 80100 && PHP_VERSION_ID < 80400 && array_diff(${JSON.stringify(NEEDED)}, get_loaded_extensions()) === [] ? 0 : 1);`;

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
export const isPhpHere = (): boolean => spawnSync('php', ['-r', WILL_DO]).status === 0;

/** Runs a program that begins with `<?php`, and gives back what it printed. */
export const runOnMachine = (program: string): Promise<string> =>
	new Promise((resolve, reject) => {
		const child = spawn('php', SETTINGS);
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
