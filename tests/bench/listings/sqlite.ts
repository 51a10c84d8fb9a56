import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { bootSite, freePort } from '@gazetteer/demo-site';
import { checkoutFolder, WORDPRESS, wordpressCore } from '@gazetteer/workshop';
import type { Database } from './engine.ts';
import { fill } from './fill.ts';

const FIRST_PORT = 9821;
/** A normal rebuild indexes this many listings. The others are written directly. */
const REBUILT = 1000;

/** WordPress and PHP on WebAssembly with SQLite, available on every machine. */
export const sqlite: Database = {
	name: 'SQLite',
	isHere: async () => Boolean(await wordpressCore(WORDPRESS.newest)),
	async open(listings) {
		const core = await wordpressCore(WORDPRESS.newest);
		if (!core) throw new Error('There is no WordPress here to measure.');
		const home = path.join(checkoutFolder(), '.cache/bench', `sqlite-${listings}`);
		await mkdir(home, { recursive: true });
		const site = await bootSite({
			core,
			home,
			port: await freePort(FIRST_PORT),
			workers: 1,
			muPlugins: path.join(import.meta.dirname, 'must-use'),
		});
		const run = (code: string) => site.run(`<?php require '${site.root}/wp-load.php'; ${code}`);
		await fill(run, listings, { direct: listings > REBUILT });
		return { url: site.url, run, stop: site.stop };
	},
};
