import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bootMachineSite, bootSite, freePort, seedSite, type Site } from '@gazetteer/demo-site';
import { checkoutFolder, coreVersion } from '@gazetteer/workshop';
import { openControl } from './control.ts';
import { takeSnapshot } from './snapshot.ts';

/** Runs the PHP of a site: either the PHP of the machine, or WebAssembly, which is always available. */
export type Engine = 'machine' | 'webassembly';

/** A new seeded site. */
export interface TestSite {
	/** Environment variables for its tests. */
	env: Readonly<Record<string, string>>;
	end: () => Promise<void>;
}

/** Sites that start at the same time look for free ports in different ranges. */
const FIRST_PORTS = [9480, 9580, 9680, 9780];
let opened = 0;

const boot = async (core: string, engine: Engine, home: string): Promise<Site> => {
	const start = engine === 'machine' ? bootMachineSite : bootSite;
	return start({
		core,
		home,
		port: await freePort(FIRST_PORTS[opened++ % FIRST_PORTS.length]!),
		workers: 3,
		muPlugins: path.join(checkoutFolder(), 'tests/wordpress/mu-plugins'),
	});
};

export async function openTestSite(core: string, engine: Engine): Promise<TestSite> {
	const home = await mkdtemp(path.join(os.tmpdir(), 'gazetteer-site-'));
	const forget = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 });
	process.once('exit', forget);
	const site = await boot(core, engine, home);
	const stop = async () => {
		await site.stop();
		await rm(home, { recursive: true, force: true, maxRetries: 3 });
		process.off('exit', forget);
	};
	try {
		await seedSite(site);
		// A request that started before the seeding may have stored old rewrite rules afterwards.
		await site.run(`<?php require '${site.root}/wp-load.php'; flush_rewrite_rules(false);`);
		const control = await openControl(site, takeSnapshot(site.folder, home));
		return {
			env: {
				GAZETTEER_SITE: site.url,
				GAZETTEER_SITE_FOLDER: site.folder,
				GAZETTEER_SITE_ROOT: site.root,
				GAZETTEER_CORE: (await coreVersion(core)) ?? 'unknown',
				GAZETTEER_CORE_FOLDER: core,
				GAZETTEER_CONTROL: control.url,
			},
			async end() {
				control.close();
				await stop();
			},
		};
	} catch (error) {
		await stop();
		throw error;
	}
}
