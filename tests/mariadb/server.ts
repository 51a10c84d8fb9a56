import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

const DATABASE = 'wordpress';

/** The reason why this machine has no MariaDB, or undefined if it has MariaDB. */
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

/** The maximum length of a Unix socket path in bytes. */
const LONGEST_SOCKET = 107;

/**
 * The path of a checkout may be too long for a socket, so the socket is in a separate temporary
 * folder.
 */
const socketFolder = (): Promise<string> => {
	const places = [os.tmpdir(), '/tmp'].map((place) => path.join(place, 'gazetteer-socket-'));
	const short = places.find((place) => place.length + 'XXXXXX/s'.length <= LONGEST_SOCKET);
	return mkdtemp(short ?? places[0]!);
};

/** Keep only the end of the output, which contains the error. */
const LAST_CHARACTERS = 4000;

/** Collects the output of a server, for the error message when it ends. */
function errorsOf(server: ChildProcess): () => string | undefined {
	let said = '';
	server.stderr?.setEncoding('utf8').on('data', (piece: string) => {
		said = (said + piece).slice(-LAST_CHARACTERS);
	});
	return () => {
		const code = server.exitCode ?? server.signalCode;
		return code === null ? undefined : `MariaDB ended with ${code}:\n${said.trim()}`;
	};
}

/** Starts a server that listens only on a socket, with its data in `home` and an empty database for WordPress. */
export async function startMariadb(home: string): Promise<MariadbServer> {
	const folder = path.join(home, 'database');
	const forSocket = await socketFolder();
	const socket = path.join(forSocket, 's');
	const removeSocket = () => rmSync(forSocket, { recursive: true, force: true });
	// A starting server deletes temporary files of other servers in the same folder, so each server
	// has its own.
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
		{ stdio: ['ignore', 'ignore', 'pipe'] },
	);
	const why = errorsOf(server);
	const kill = () => {
		server.kill();
		removeSocket();
	};
	process.once('exit', kill);
	const ask = (question: string) =>
		exec('mariadb', ['--no-defaults', '--user=root', `--socket=${socket}`, '-e', question]);
	await until(async () => {
		const error = why();
		if (error !== undefined) throw new Error(error);
		return ask('SELECT 1').then(
			() => true,
			() => false,
		);
	}, 'MariaDB').catch((error: unknown) => {
		kill();
		throw error;
	});
	await ask(`CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4`);
	return {
		socket,
		async stop() {
			process.off('exit', kill);
			await ended(server);
			removeSocket();
		},
	};
}

/** Changes the configuration of a site to this server. */
export const onMariadb = (config: string, socket: string): string =>
	config
		.replace("'DB_USER', ''", "'DB_USER', 'root'")
		.replace("'DB_HOST', ''", `'DB_HOST', 'localhost:${socket}'`);
