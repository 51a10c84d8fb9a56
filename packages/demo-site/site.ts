import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { RunCLIArgs } from '@wp-playground/cli';
import { localOnly } from './local-only.ts';
import { siteMounts, WORDPRESS_FOLDER } from './mounts.ts';
import { settle } from './settle.ts';
import { siteConfig } from './site-config.ts';

export interface SiteOptions {
	/** A clean WordPress, which is only read. */
	core: string;
	/** The folder of the site. An existing site is reused. */
	home: string;
	port: number;
	php?: NonNullable<RunCLIArgs['php']>;
	/** Tells what the server underneath is doing. */
	debug?: boolean;
	/** How many requests PHP can answer at the same moment; each takes some 150 MB. */
	workers?: number;
	/** A folder of must-use plugins, for what only tests need. */
	muPlugins?: string;
}

export interface Site {
	url: string;
	/** The folder that WordPress itself is in. */
	folder: string;
	/** What PHP calls that folder. */
	root: string;
	/** Runs PHP outside of any request and gives back what it printed. Paths are those inside of the site. */
	run: (php: string) => Promise<string>;
	stop: () => Promise<void>;
}

/** Boots a WordPress with this checkout's plugin in it, for this machine only. */
export async function bootSite(options: SiteOptions): Promise<Site> {
	const { core, home, port, php, debug = false, workers = 2, muPlugins } = options;
	const folder = path.join(home, 'wordpress');
	const isNew = await settle(core, folder, siteConfig());

	// Large, and not needed by those who only seed a site.
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
	// The server answers the first request of all with a redirect to itself.
	await fetch(server.serverUrl, { redirect: 'manual' });
	// Core's own installer leaves notices when it is run without a form; they are no one's fault here.
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
