import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { siteConfig } from '@gazetteer/demo-site';
import { checkoutFolder } from '@gazetteer/workshop';
import { coreFolder } from '../browser/site.ts';
import { onMariadb, startMariadb } from './server.ts';

/**
 * A folder for compiled PHP files, so that all programs of a test file compile WordPress only
 * once.
 */
const compiled = mkdtempSync(path.join(os.tmpdir(), 'gazetteer-compiled-'));
process.once('exit', () => rmSync(compiled, { recursive: true, force: true }));

const PHP = [
	'memory_limit=512M',
	'display_errors=stderr',
	'log_errors=0',
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.file_cache_only=1',
	`opcache.file_cache=${compiled}`,
].flatMap((setting) => ['-d', setting]);

export const HOST = 'mariadb.example';

/** Runs a program that starts with `<?php`. */
export const runPhp = (program: string): Promise<string> =>
	new Promise((resolve, reject) => {
		const child = spawn('php', PHP);
		let text = '';
		let errors = '';
		child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
		child.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
		child.once('error', reject);
		child.once('close', (code) => {
			if (code === 0 && errors === '') resolve(text);
			else reject(new Error(`PHP ended with ${code}: ${errors || text}`));
		});
		child.stdin.on('error', () => undefined).end(program);
	});

export interface MariadbSite {
	readonly folder: string;
	/** Runs PHP with WordPress loaded, for the site of a network at `path`. A PHP notice makes it fail. */
	readonly run: (code: string, path?: string) => Promise<string>;
	/** Runs PHP with the constant WP_INSTALLING. */
	readonly install: (code: string) => Promise<string>;
	readonly stop: () => Promise<void>;
}

/** A WordPress on a new MariaDB server, without a web server. The plugin is installed, but not activated. */
export async function openMariadbSite(): Promise<MariadbSite> {
	const home = await mkdtemp(path.join(os.tmpdir(), 'gazetteer-mariadb-'));
	const server = await startMariadb(home);
	const folder = path.join(home, 'wordpress');
	await cp(coreFolder(), folder, { recursive: true });
	const config = onMariadb(siteConfig(`http://${HOST}`), server.socket);
	await writeFile(path.join(folder, 'wp-config.php'), config);
	const plugin = path.join(folder, 'wp-content/plugins/gazetteer');
	await mkdir(plugin, { recursive: true });
	await cp(path.join(checkoutFolder(), 'plugin-php-shim'), plugin, { recursive: true });

	const load = (at: string) =>
		`<?php $_SERVER['HTTP_HOST'] = '${HOST}'; $_SERVER['REQUEST_URI'] = '${at}';`;
	const site: MariadbSite = {
		folder,
		run: (code, at = '/') => runPhp(`${load(at)} require '${folder}/wp-load.php'; ${code}`),
		install: (code) =>
			runPhp(
				`${load('/')} define('WP_INSTALLING', true); require '${folder}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/upgrade.php'; ${code}`,
			),
		async stop() {
			await server.stop();
			await rm(home, { recursive: true, force: true, maxRetries: 3 });
		},
	};
	await site.install(
		"add_filter('pre_wp_mail', '__return_true'); wp_install('Under test', 'admin', 'admin@mariadb.example', true, '', 'password');",
	);
	return site;
}

export const ACTIVATE =
	"require_once ABSPATH . 'wp-admin/includes/plugin.php'; $wrong = activate_plugin('gazetteer/gazetteer.php'); is_wp_error($wrong) and die($wrong->get_error_message());";
