import { buildAll, WORDPRESS, wordpressCore } from '@gazetteer/workshop';
import { ensureChromium } from './browser/chromium.ts';
import { browserRun, openTestSite } from './run/browser-run.ts';
import { browserSuites, type Core } from './run/browser-suites.ts';
import { elapsed } from './run/clock.ts';
import { script } from './run/command.ts';
import { jest } from './run/jest.ts';
import { badly, lastLine, together, well, type Outcome } from './run/outcome.ts';
import { ensurePhp } from './run/php.ts';
import { step } from './run/step.ts';
import { readWanted } from './run/wanted.ts';

const began = Date.now();
const say = (line: string) => console.log(line);
const wanted = readWanted(process.argv.slice(2));
const outcomes: Outcome[] = [];

// What this run started ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.once(signal, () => process.exit(1));
}

const keep = async (name: string, work: () => Promise<Outcome>): Promise<Outcome> => {
	const outcome = await step(name, work);
	outcomes.push(outcome);
	return outcome;
};

/** Checks that need no build; they run beside it, and beside the first site's start. */
async function withoutBuild(): Promise<void> {
	const { files } = wanted;
	if (wanted.part('types')) await keep('types', () => script('types'));
	if (wanted.part('lint')) {
		await keep('lint of scripts', () => script('lint'));
		await keep('lint of styles', () => script('lint:css'));
	}
	if (wanted.part('unit')) await keep('unit tests', () => jest('unit', { files }));
	if (wanted.part('php')) await keep('PHP tests', () => jest('php', { files }));
}

const build = async (): Promise<boolean> => {
	if (!wanted.part('build')) return true;
	const { failures } = await keep('build', async () => {
		await buildAll({ quiet: true });
		return well;
	});
	return failures.length === 0;
};

/** The cores that the browser tests run on, the oldest first. */
async function coresHere(): Promise<readonly Core[]> {
	const found = new Map<string, string>();
	for (const release of Object.values(WORDPRESS).filter(wanted.release)) {
		const core = await wordpressCore(release);
		// WORDPRESS_CORE answers every wish with the same folder.
		if (core && ![...found.values()].includes(core)) found.set(release, core);
	}
	return [...found].map(([release, core]) => ({ release, core }));
}

/** The browser tests measure time, so nothing else runs beside them but the next site's start. */
async function inBrowsers(isBuilt: boolean, others: Promise<void>): Promise<void> {
	if (!isBuilt) {
		await keep('browser tests', async () => badly('the browser tests', 'They need the build.'));
		return;
	}
	const cores = await coresHere();
	if (cores.length === 0) {
		await keep('browser tests', async () => badly('the browser tests', 'No WordPress here.'));
	}
	const chrome = ensureChromium(say);
	const engine = ensurePhp(say) ? 'machine' : 'webassembly';
	const suites = browserSuites(cores, engine, wanted.files);
	for (const [index, { name, files, ...on }] of suites.entries()) {
		const opening = openTestSite(on.core, on.engine);
		opening.catch(() => undefined);
		if (index === 0) await others;
		await keep(name, () => browserRun(opening, chrome, files));
	}
}

async function packed(isBuilt: boolean): Promise<void> {
	for (const name of ['size', 'zip'] as const) {
		if (!wanted.part(name)) continue;
		await keep(name, async () => (isBuilt ? script(name) : badly(name, 'It needs the build.')));
	}
}

try {
	const others = withoutBuild();
	const isBuilt = await build();
	if (wanted.part('browser')) await inBrowsers(isBuilt, others);
	await others;
	await packed(isBuilt);
} catch (error) {
	outcomes.push(badly('the run itself', error instanceof Error ? `${error.stack}` : `${error}`));
}

const all = together(outcomes);
for (const { what, why } of all.failures) say(`\n✗ ${what}\n${why}`);
say(`\nTook ${elapsed(began)}.`);
say(lastLine(all));
process.exit(all.failures.length ? 1 : 0);
