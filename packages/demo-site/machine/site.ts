import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkoutFolder, unzip } from '@gazetteer/workshop';
import { startPhp, type RunningPhp } from './php.ts';
import { openPrograms } from './programs.ts';
import { siteMounts, WORDPRESS_FOLDER } from '../mounts.ts';
import { installCore } from '../install-core.ts';
import { siteConfig } from '../site-config.ts';
import type { Site, SiteOptions } from '../site.ts';

const DRIVER = 'plugin-sqlite-database-integration';
const TRIES = 300;

/**
 * Unpacks the SQLite driver that WebAssembly sites also use. It is not in the plugins folder, so
 * that WordPress does not list it as a plugin.
 */
const unpackDriver = async (home: string): Promise<string> => {
	const playground = path.dirname(
		createRequire(path.join(checkoutFolder(), 'package.json')).resolve('@wp-playground/cli'),
	);
	await unzip(path.join(playground, 'sqlite-database-integration.zip'), home);
	return path.join(home, DRIVER);
};

const enableDriver = async (driver: string, folder: string) => {
	const dropIn = await readFile(path.join(driver, 'db.copy'), 'utf8');
	await writeFile(
		path.join(folder, 'wp-content/db.php'),
		dropIn
			.replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', driver)
			.replaceAll('{SQLITE_PLUGIN}', `${DRIVER}/load.php`),
	);
};

/**
 * Copies the checkout into the site. With symbolic links, PHP would resolve the plugin's path, and
 * the plugin would not find its build.
 */
const copyCheckout = async (folder: string, muPlugins: string | undefined) => {
	for (const { hostPath, vfsPath } of await siteMounts(muPlugins)) {
		const place = path.join(folder, path.posix.relative(WORDPRESS_FOLDER, vfsPath));
		await cp(hostPath, place, { recursive: true, preserveTimestamps: true });
	}
};

const install = (folder: string, run: Site['run']) =>
	run(`<?php
define('WP_INSTALLING', true);
require '${folder}/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Gazetteer', 'admin', 'admin@localhost.com', true, '', 'password');`);

const listening = async (url: string, served: RunningPhp) => {
	for (let tries = 0; tries < TRIES && !served.isOver(); tries++) {
		if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('The web server of PHP did not start.');
};

/**
 * Starts the same site as `bootSite()` with this machine's PHP, which is many times faster. The
 * site is new. It contains a copy of the checkout, so later changes are not visible.
 */
export async function bootMachineSite(
	options: Pick<SiteOptions, 'core' | 'home' | 'port' | 'workers' | 'muPlugins'>,
): Promise<Site> {
	const { core, home, port, workers = 2, muPlugins } = options;
	const folder = path.join(home, 'wordpress');
	const url = `http://127.0.0.1:${port}`;
	await mkdir(home, { recursive: true });
	const driver = await unpackDriver(home);
	await installCore(core, folder, siteConfig(url));
	await enableDriver(driver, folder);
	await copyCheckout(folder, muPlugins);
	// PHP's opcode cache skips files that were changed less than two seconds before PHP started.
	// Files that tests write later are compiled at each request.
	const programs = openPrograms(home);
	await install(folder, programs.run);
	const router = path.join(checkoutFolder(), 'packages/demo-site/machine/router.php');
	const served = startPhp(['-S', `127.0.0.1:${port}`, '-t', folder, router], {
		PHP_CLI_SERVER_WORKERS: `${workers}`,
	});
	await listening(url, served);
	return {
		url,
		folder,
		root: folder,
		run: programs.run,
		async stop() {
			await Promise.all([served.stop(), programs.stop()]);
		},
	};
}
