import { buildAll } from '@gazetteer/workshop';
import { elapsed } from './run/clock.ts';
import { script } from './run/command.ts';
import { inBrowsers } from './run/in-browsers.ts';
import { jest } from './run/jest.ts';
import { ensurePrograms } from './run/prerequisites/programs.ts';
import {
	badly,
	heldToFirstTries,
	isEmpty,
	lastLine,
	skippedTests,
	together,
	well,
	type Outcome,
} from './run/outcome.ts';
import { step } from './run/step.ts';
import { readWanted } from './run/wanted.ts';

const began = Date.now();
const say = (line: string) => console.log(line);
const wanted = readWanted(process.argv.slice(2));
const outcomes: Outcome[] = [];

// All sites and programs of this run listen for its end.
process.setMaxListeners(50);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.once(signal, () => process.exit(1));
}

const keep = async (name: string, work: () => Promise<Outcome>): Promise<Outcome> => {
	const outcome = await step(name, work);
	outcomes.push(outcome);
	return outcome;
};

/** Checks that only read the code: types, lint and others. */
async function readings(): Promise<void> {
	if (wanted.part('types')) await keep('types', () => script('types'));
	if (wanted.part('lint')) {
		await keep('lint of scripts', () => script('lint'));
		await keep('lint of styles', () => script('lint:css'));
	}
}

const build = async (): Promise<boolean> => {
	if (!wanted.part('build')) return true;
	const { failures } = await keep('build', async () => {
		await buildAll({ quiet: true });
		return well;
	});
	return failures.length === 0;
};

/** Use both processors. By default Jest leaves one to other programs. */
const BOTH = ['--maxWorkers=2'];

/** Tests that need neither the build nor a browser. */
async function quickTests(): Promise<void> {
	const { files } = wanted;
	if (wanted.part('unit')) await keep('unit tests', () => jest('unit', { files, argv: BOTH }));
	if (wanted.part('react-19')) {
		await keep('unit tests on React 19', () => jest('react-19', { files, argv: BOTH }));
	}
	if (wanted.part('php')) await keep('PHP tests', () => jest('php', { files }));
}

/** Steps that need the build fail if there is none. */
async function withBuild(isBuilt: boolean): Promise<void> {
	const needed = (['react-19', 'pages', 'wordpress', 'demo', 'size', 'zip'] as const).filter(
		wanted.part,
	);
	if (!isBuilt) {
		for (const name of needed) await keep(name, async () => badly(name, 'It needs the build.'));
		return;
	}
	if (needed.some((part) => part !== 'size' && part !== 'zip')) await inBrowsers(wanted, keep);
	if (wanted.part('clone')) {
		await keep('a clean clone', () => jest('clone', { files: wanted.files }));
	}
	for (const name of ['size', 'zip'] as const) {
		if (wanted.part(name)) await keep(name, () => script(name));
	}
}

try {
	if (wanted.part('wordpress')) ensurePrograms(say);
	const read = readings();
	const isBuilt = await build();
	await quickTests();
	// Browser tests start when nothing else runs.
	await read;
	await withBuild(isBuilt);
} catch (error) {
	outcomes.push(badly('the run itself', error instanceof Error ? `${error.stack}` : `${error}`));
}

if (wanted.files.length && outcomes.every((outcome) => outcome === well || isEmpty(outcome))) {
	const where = 'Tests are in tests/{packages,widgets,editor,php,pages,wordpress,demo}.';
	outcomes.push(badly(`files named ${wanted.files.join(', ')}`, `There is none. ${where}`));
}

const all = heldToFirstTries(together(outcomes));
for (const { what, why } of all.failures) say(`\n✗ ${what}\n${why}`);
if (all.skips.length) {
	say(`\nSkipped: ${skippedTests(all)}`);
	for (const { what } of all.skips) say(`○ ${what}`);
}
if (all.secondTries.length) {
	say(`\nPassed at a second try: ${all.secondTries.length}`);
	for (const name of all.secondTries) say(`↻ ${name}`);
}
say(`\nTook ${elapsed(began)}.`);
say(lastLine(all));
process.exit(all.failures.length ? 1 : 0);
