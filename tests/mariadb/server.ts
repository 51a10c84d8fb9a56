import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

const DATABASE = 'wordpress';

/** Why there is no MariaDB to be had here; undefined where there is one. */
export const mariadbMissing = (): string | undefined => {
	const has = (program: string) =>
		spawnSync(program, ['--no-defaults', '--version']).status === 0;
	if (!['mariadbd', 'mariadb'].every(has)) return 'This machine has no MariaDB.';
	const { status, stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' });
	if (status !== 0) return 'This machine has no PHP of its own.';
	return stdout.includes('mysqli') ? undefined : 'The PHP of this machine lacks mysqli.';
};

export const until = async (isSo: () => Promise<boolean>, what: string): Promise<void> => {
	for (let tries = 0; tries < 300; tries++) {
		if (await isSo()) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`${what} did not start.`);
};

export const ended = (child: ChildProcess): Promise<void> =>
	new Promise((resolve) => {
		if (child.exitCode !== null) {
			resolve();
			return;
		}
		child.once('exit', () => resolve());
		child.kill('SIGTERM');
	});

export interface MariadbServer {
	readonly socket: string;
	readonly stop: () => Promise<void>;
}

/** A server of its own, heard on a socket in its own folder and nowhere else, with an empty database for WordPress. */
export async function startMariadb(home: string): Promise<MariadbServer> {
	const folder = path.join(home, 'database');
	const socket = path.join(home, 'mariadb.sock');
	// A server that starts clears away what others have in a folder that all of them share.
	const temporary = `--tmpdir=${home}`;
	if (!existsSync(path.join(folder, 'mysql'))) {
		await exec('mariadb-install-db', [
			'--no-defaults',
			`--datadir=${folder}`,
			temporary,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
		]);
	}
	await rm(socket, { force: true });
	const isRoot = process.getuid?.() === 0;
	const server = spawn(
		'mariadbd',
		[
			'--no-defaults',
			`--datadir=${folder}`,
			temporary,
			`--socket=${socket}`,
			'--skip-networking',
			...(isRoot ? ['--user=root'] : []),
		],
		{ stdio: 'ignore' },
	);
	const kill = () => server.kill();
	process.once('exit', kill);
	const ask = (question: string) =>
		exec('mariadb', ['--no-defaults', '--user=root', `--socket=${socket}`, '-e', question]);
	await until(
		() =>
			ask('SELECT 1').then(
				() => true,
				() => false,
			),
		'MariaDB',
	);
	await ask(`CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4`);
	return {
		socket,
		async stop() {
			process.off('exit', kill);
			await ended(server);
		},
	};
}

/** The settings of a site, turned to this server. */
export const onMariadb = (config: string, socket: string): string =>
	config
		.replace("'DB_USER', ''", "'DB_USER', 'root'")
		.replace("'DB_HOST', ''", `'DB_HOST', 'localhost:${socket}'`);
