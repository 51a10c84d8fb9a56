import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildAll, checkoutFolder, coreVersion, wordpressCore } from '@gazetteer/workshop';
import { readArguments, USAGE, USUAL_PORT, type DemoArguments } from './arguments.ts';
import { freePort } from './free-port.ts';
import { greeting } from './greeting.ts';
import { showLinkClicks } from './links/link-clicks.ts';
import { plantOutboundLinks } from './links/outbound-links.ts';
import { progressBar } from './progress-bar.ts';
import { rebuildOnChange } from './rebuild.ts';
import { importAirports } from './seed/airports/import-airports.ts';
import { seedSite } from './seed/seed-site.ts';
import { bootSite } from './site.ts';

const say = (line: string) => console.log(line);

/** Returns the newest supported WordPress release, or the oldest if the newest is not available. */
const anyCore = async () => (await wordpressCore('newest')) ?? (await wordpressCore('oldest'));

async function start({ fresh, port, all }: DemoArguments): Promise<void> {
	const began = Date.now();
	const home = path.join(checkoutFolder(), '.demo');
	if (fresh) await rm(home, { recursive: true, force: true });

	const core = await anyCore();
	if (!core) throw new Error('Without a WordPress there is no demo.');
	const served = await freePort(port ?? USUAL_PORT);
	if (port && served !== port) say(`Port ${port} is taken; serving at ${served} instead.`);

	say('Building the widgets…');
	await buildAll({ quiet: true }).catch((error: unknown) => say(`Not built: ${String(error)}`));
	say('Starting WordPress…');
	const site = await bootSite({ core, home, port: served, workers: 3 });
	const stops: Array<() => unknown> = [site.stop];

	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		say('\nStopping…');
		for (const each of stops.reverse()) await each();
		process.exit(0);
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

	say('Looking after the content…');
	const planted = await seedSite(site);
	if (planted)
		say(`  ${planted.made} made, ${planted.changed} changed, ${planted.removed} removed.`);
	await plantOutboundLinks(site);
	await showLinkClicks(site);
	if (all) {
		say('Listing every airport…');
		const { made, changed, unchanged } = await importAirports(
			site,
			progressBar(process.stdout),
		);
		say(`  ${made} made, ${changed} changed, ${unchanged} there already.`);
	}
	stops.push(
		rebuildOnChange(checkoutFolder(), () => buildAll({ quiet: true, brief: true }), say),
	);

	say(greeting(site.url, (await coreVersion(site.folder)) ?? ''));
	say(`(Ready after ${Math.round((Date.now() - began) / 1000)} s.)`);
}

try {
	const asked = readArguments(process.argv.slice(2));
	if (asked.help) say(USAGE);
	else await start(asked);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
