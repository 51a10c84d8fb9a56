import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bootMachineSite, freePort, isPhpHere } from '@gazetteer/demo-site';
import { coreFolder, firstPort } from '../../browser/site.ts';
import { mariadbMissing } from '../../mariadb/server.ts';
import { HOST, openMariadbSite } from '../../mariadb/site.ts';
import { share } from '../share.ts';

const FIRST_PORT = 9980;

export interface Network {
	/** Runs PHP with WordPress loaded, for the site at a path. */
	readonly run: (code: string, at?: string) => Promise<string>;
	/** Requests a page as a visitor. */
	readonly visit: (at: string) => Promise<unknown>;
	readonly stop: () => Promise<void>;
}

export interface Kind {
	readonly name: string;
	readonly open: () => Promise<Network>;
	/** Whether the machine has the required programs. */
	readonly isHere: boolean;
}

/** Converts a site to a network with sites in subfolders, like the network setup of WordPress. */
async function makeNetwork(folder: string, host: string, run: Network['run']): Promise<void> {
	await run(`
		foreach (['siteurl', 'home'] as $option) { update_option($option, 'http://${host}'); }
		foreach (['upgrade', 'network'] as $file) { require_once ABSPATH . "wp-admin/includes/{$file}.php"; }
		global $wpdb;
		foreach ($wpdb->tables('ms_global') as $table => $name) { $wpdb->$table = $name; }
		install_network();
		$made = populate_network(1, '${host}', 'admin@network.example', 'A network', '/', false);
		is_wp_error($made) and die($made->get_error_message());
	`);
	const config = path.join(folder, 'wp-config.php');
	const text = await readFile(config, 'utf8');
	const constants = `
		define('MULTISITE', true); define('SUBDOMAIN_INSTALL', false);
		define('DOMAIN_CURRENT_SITE', '${host}'); define('PATH_CURRENT_SITE', '/');
		define('SITE_ID_CURRENT_SITE', 1); define('BLOG_ID_CURRENT_SITE', 1);
	`;
	await writeFile(config, text.replace('$table_prefix', `${constants}\n$table_prefix`));
}

/** Removes the fixed URL from the configuration, because each site of a network has its own. */
async function forgetAddress(folder: string): Promise<void> {
	const config = path.join(folder, 'wp-config.php');
	const text = await readFile(config, 'utf8');
	await writeFile(config, text.replace(/define\( 'WP_(?:HOME|SITEURL)'.*\n/g, ''));
}

async function onSqlite(): Promise<Network> {
	const home = await mkdtemp(path.join(os.tmpdir(), 'gazetteer-network-'));
	const site = await bootMachineSite({
		core: coreFolder(),
		home,
		port: await freePort(firstPort(FIRST_PORT)),
		workers: 2,
	});
	const host = new URL(site.url).host;
	const run: Network['run'] = (code, at = '/') =>
		site.run(
			`<?php $_SERVER['HTTP_HOST'] = '${host}'; $_SERVER['REQUEST_URI'] = '${at}'; require '${site.folder}/wp-load.php'; ${code}`,
		);
	await forgetAddress(site.folder);
	await makeNetwork(site.folder, host, run);
	return {
		run,
		visit: async (at) => {
			const { status } = await fetch(site.url + at);
			if (status !== 200) throw new Error(`${at} answered ${status}.`);
		},
		async stop() {
			await site.stop();
			await rm(home, { recursive: true, force: true, maxRetries: 3 });
		},
	};
}

/** Without a web server: a page view runs WordPress for its URL. */
async function onMariadb(): Promise<Network> {
	const site = await openMariadbSite();
	await forgetAddress(site.folder);
	await makeNetwork(site.folder, HOST, site.run);
	return { run: site.run, visit: (at) => site.run('wp();', at), stop: site.stop };
}

/** The kinds of network that this release tests. A full run tests each kind on one release. */
export const kinds = (): readonly Kind[] =>
	share([
		{ name: 'SQLite', open: onSqlite, isHere: isPhpHere() },
		{ name: 'MariaDB', open: onMariadb, isHere: mariadbMissing() === undefined },
	]);
