import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bootMachineSite, bootSite, freePort, seedSite, type Site } from '@gazetteer/demo-site';
import { checkoutFolder, coreVersion } from '@gazetteer/workshop';
import { openControl } from './control.ts';
import { jest } from './jest.ts';
import { badly, type Outcome } from './outcome.ts';

const FIRST_PORT = 9480;
const IN_ORDER = path.join(import.meta.dirname, 'in-order.cjs');

/** What runs the PHP of a site: the machine's own, or the one on WebAssembly that every machine has. */
export type Engine = 'machine' | 'webassembly';

/** A fresh site of its own, seeded, and what takes it away again. */
export interface TestSite {
	site: Site;
	version: string;
	end: () => Promise<void>;
}

export async function openTestSite(core: string, engine: Engine): Promise<TestSite> {
	const home = await mkdtemp(path.join(os.tmpdir(), 'gazetteer-site-'));
	const forget = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 });
	process.once('exit', forget);
	const boot = engine === 'machine' ? bootMachineSite : bootSite;
	const site = await boot({
		core,
		home,
		port: await freePort(FIRST_PORT),
		workers: 3,
		muPlugins: path.join(checkoutFolder(), 'tests/browser/mu-plugins'),
	});
	const end = async () => {
		await site.stop();
		await rm(home, { recursive: true, force: true, maxRetries: 3 });
		process.off('exit', forget);
	};
	try {
		await seedSite(site);
	} catch (error) {
		await end();
		throw error;
	}
	return { site, version: (await coreVersion(core)) ?? 'unknown', end };
}

/** The browser tests on one site. One file at a time: they change the site's settings, and measure time. */
export async function browserRun(
	opening: Promise<TestSite>,
	chrome: string | undefined,
	files: readonly string[],
): Promise<Outcome> {
	const { site, version, end } = await opening;
	const control = await openControl(site);
	try {
		if (!chrome)
			return badly('the browser tests', 'There is no Chromium here, and none could be had.');
		return await jest('browser', {
			files,
			argv: ['--runInBand', '--testTimeout=60000', `--testSequencer=${IN_ORDER}`],
			env: {
				GAZETTEER_SITE: site.url,
				GAZETTEER_SITE_FOLDER: site.folder,
				GAZETTEER_SITE_ROOT: site.root,
				GAZETTEER_CORE: version,
				GAZETTEER_CONTROL: control.url,
				GAZETTEER_CHROME: chrome,
			},
		});
	} finally {
		control.close();
		await end();
	}
}
