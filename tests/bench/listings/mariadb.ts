import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, siteConfig } from '@gazetteer/demo-site';
import { checkoutFolder, WORDPRESS, wordpressCore } from '@gazetteer/workshop';
import { ended, mariadbMissing, onMariadb, startMariadb, until } from '../../mariadb/server.ts';
import type { Database } from './engine.ts';
import { fill } from './fill.ts';

const FIRST_PORT = 9841;
const PHP = ['-d', 'memory_limit=1G', '-d', 'opcache.enable=1', '-d', 'display_errors=stderr'];

async function settle(home: string, socket: string): Promise<string> {
	const core = await wordpressCore(WORDPRESS.newest);
	if (!core) throw new Error('There is no WordPress here to measure.');
	const folder = path.join(home, 'wordpress');
	if (!existsSync(folder)) await cp(core, folder, { recursive: true });
	const config = onMariadb(siteConfig(), socket).replace("'WP_DEBUG', true", "'WP_DEBUG', false");
	await writeFile(path.join(folder, 'wp-config.php'), config);
	for (const [place, is] of [
		['plugins/gazetteer', 'plugin-php-shim'],
		['mu-plugins', 'tests/bench/listings/must-use'],
	] as const) {
		const link = path.join(folder, 'wp-content', place);
		await rm(link, { recursive: true, force: true });
		await symlink(path.join(checkoutFolder(), is), link);
	}
	return folder;
}

/** MariaDB and PHP of this machine, if both exist. */
export const mariadb: Database = {
	name: 'MariaDB',
	isHere: async () => mariadbMissing() === undefined,
	async open(listings) {
		const home = path.join(checkoutFolder(), '.cache/bench', `mariadb-${listings}`);
		await mkdir(home, { recursive: true });
		const { socket, stop } = await startMariadb(home);
		const folder = await settle(home, socket);
		const port = await freePort(FIRST_PORT);
		const url = `http://127.0.0.1:${port}`;
		const php = async (code: string) => {
			const run = promisify(execFile)('php', [...PHP, '-r', code], { maxBuffer: 50_000_000 });
			return (await run).stdout;
		};
		const host = `$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';`;
		const load = `${host} require '${folder}/wp-load.php';`;
		await php(
			`define('WP_INSTALLING', true); ${load} require_once ABSPATH . 'wp-admin/includes/upgrade.php'; is_blog_installed() or wp_install('Bench', 'admin', 'admin@bench.example', false, '', 'password'); update_option('siteurl', '${url}'); update_option('home', '${url}');`,
		);
		const run = (code: string) => php(`${load} ${code}`);
		await fill(run, listings);
		const web = spawn('php', [...PHP, '-S', `127.0.0.1:${port}`, '-t', folder], {
			stdio: 'ignore',
		});
		await until(
			async () =>
				(await fetch(`${url}/wp-admin/admin-ajax.php`).catch(() => undefined)) !==
				undefined,
			'PHP',
		);
		return {
			url,
			run,
			stop: async () => {
				await ended(web);
				await stop();
			},
		};
	},
};
