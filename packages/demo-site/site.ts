import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunCLIArgs } from '@wp-playground/cli';
import { localOnly } from './local-only.ts';
import { siteMounts } from './mounts.ts';
import { siteConfig } from './site-config.ts';

const MU_PLUGINS = '/wordpress/wp-content/mu-plugins';

export interface SiteOptions {
	/** A clean WordPress, which is only read. */
	core: string;
	/** Where this site lives; what is there already goes on from where it stopped. */
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
	/** Runs PHP outside of any request and gives back what it printed. Paths are those inside of the site. */
	run: (php: string) => Promise<string>;
	stop: () => Promise<void>;
}

/**
 * Copies the core to where the site lives, unless it is there; says whether it did. Copied beside its place and
 * renamed, so that an interrupted first start is not taken for a site.
 */
const settle = async (core: string, folder: string) => {
	if (existsSync(path.join(folder, 'wp-config.php'))) return false;
	const unfinished = `${folder}.unfinished`;
	await rm(unfinished, { recursive: true, force: true });
	await mkdir(path.dirname(unfinished), { recursive: true });
	await cp(core, unfinished, { recursive: true });
	await writeFile(path.join(unfinished, 'wp-config.php'), siteConfig());
	await rm(folder, { recursive: true, force: true });
	await rename(unfinished, folder);
	return true;
};

/** Boots a WordPress with this checkout's plugin in it, for this machine only. */
export async function bootSite(options: SiteOptions): Promise<Site> {
	const { core, home, port, php, debug = false, workers = 2, muPlugins } = options;
	const folder = path.join(home, 'wordpress');
	const isNew = await settle(core, folder);

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
			'mount-before-install': [{ hostPath: folder, vfsPath: '/wordpress' }],
			mount: [
				...(await siteMounts()),
				...(muPlugins ? [{ hostPath: muPlugins, vfsPath: MU_PLUGINS }] : []),
			],
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
		async run(code) {
			const { text, errors, exitCode } = await server.playground.run({ code });
			if (exitCode !== 0) throw new Error(`PHP ended with ${exitCode}: ${errors || text}`);
			return text;
		},
		stop: () => (stopping ??= server[Symbol.asyncDispose]()),
	};
}
