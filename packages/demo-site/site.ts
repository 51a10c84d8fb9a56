import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { RunCLIArgs } from '@wp-playground/cli';
import { localOnly } from './local-only.ts';
import { siteMounts, WORDPRESS_FOLDER } from './mounts.ts';
import { installCore } from './install-core.ts';
import { siteConfig } from './site-config.ts';

export interface SiteOptions {
	/** The folder of a clean WordPress core. It is not changed. */
	core: string;
	/** The folder of the site. If it contains a site, that site is started. */
	home: string;
	port: number;
	php?: NonNullable<RunCLIArgs['php']>;
	/** Whether to print log messages of the Playground server. */
	debug?: boolean;
	/** How many requests PHP can handle at the same time. Each worker needs about 150 MB. */
	workers?: number;
	/** A folder with must-use plugins, which tests need. */
	muPlugins?: string;
}

export interface Site {
	url: string;
	/** The folder that contains WordPress. */
	folder: string;
	/** The path of that folder inside PHP. */
	root: string;
	/**
	 * Runs PHP code outside of a request, and returns its output. Paths in the code are those
	 * inside of PHP.
	 */
	run: (php: string) => Promise<string>;
	stop: () => Promise<void>;
}

/** Starts a WordPress site with this checkout's plugin. Only this machine can access it. */
export async function bootSite(options: SiteOptions): Promise<Site> {
	const { core, home, port, php, debug = false, workers = 2, muPlugins } = options;
	const folder = path.join(home, 'wordpress');
	const isNew = await installCore(core, folder, siteConfig());

	// Import the package only here, because it is large and not needed to seed a site.
	const { runCLI } = await import('@wp-playground/cli');
	const server = await localOnly(async () =>
		runCLI({
			command: 'server',
			port,
			workers,
			...(php ? { php } : {}),
			verbosity: debug ? 'debug' : 'quiet',
			wordpressInstallMode: 'install-from-existing-files-if-needed',
			'mount-before-install': [{ hostPath: folder, vfsPath: WORDPRESS_FOLDER }],
			mount: await siteMounts(muPlugins),
		}),
	);
	// The Playground server responds to the first request with a redirect to the same URL.
	await fetch(server.serverUrl, { redirect: 'manual' });
	// Delete the log, because WordPress's installer causes PHP notices when it runs without a form.
	if (isNew) await rm(path.join(folder, 'wp-content', 'debug.log'), { force: true });

	let stopping: Promise<void> | undefined;
	return {
		url: server.serverUrl,
		folder,
		root: WORDPRESS_FOLDER,
		async run(code) {
			const { text, errors, exitCode } = await server.playground.run({ code });
			if (exitCode !== 0) throw new Error(`PHP ended with ${exitCode}: ${errors || text}`);
			return text;
		},
		stop: () => (stopping ??= server[Symbol.asyncDispose]()),
	};
}
