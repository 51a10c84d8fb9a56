import { isPhpHere } from '@gazetteer/demo-site';
import { mariadbMissing } from '../mariadb/server.ts';
import { jest } from './jest.ts';
import { skipped, skippedTests, together, type Outcome } from './outcome.ts';

/** No test has this name, so Jest only reads the files and counts their tests. */
const NO_TEST = '--testNamePattern=(?!)';

const NOWHERE = 'http://127.0.0.1:9';

/** Counts all tests of a suite as skipped, because the machine lacks its WordPress release. */
export async function leftOut(
	project: 'wordpress' | 'demo',
	{ release, files, covers }: { release: string; files: readonly string[]; covers: string },
): Promise<Outcome> {
	const outcome = await jest(project, {
		files,
		argv: [NO_TEST],
		env: {
			GAZETTEER_SITE: NOWHERE,
			GAZETTEER_CONTROL: NOWHERE,
			GAZETTEER_SITE_FOLDER: release,
			GAZETTEER_SITE_ROOT: release,
			GAZETTEER_CORE: release,
			GAZETTEER_CORE_FOLDER: release,
		},
	});
	const tests = skippedTests(outcome);
	if (outcome.failures.length || tests === 0) return outcome;
	const why = `WordPress ${release} is not available here. Not covered: ${covers}.`;
	return skipped(`${tests} tests. ${why}`, tests);
}

/** Adds the reasons before the list of skipped tests, if tests were skipped. */
const explained = (outcome: Outcome, reasons: readonly string[]): Outcome =>
	outcome.skips.length
		? together([...reasons.map((reason) => skipped(reason)), outcome])
		: outcome;

/**
 * Explains the skipped tests of static pages: they need scripts of a WordPress release that is
 * not on this machine.
 */
export const withMissingCores = (outcome: Outcome, missing: readonly string[]): Outcome =>
	explained(
		outcome,
		missing.map(
			(release) =>
				`WordPress ${release} is not available here. Not covered: our widgets beside its scripts.`,
		),
	);

/** Explains the skipped WordPress tests: they need a program that is not on this machine. */
export const withMissingPrograms = (outcome: Outcome): Outcome =>
	explained(outcome, [
		...(isPhpHere() ? [] : ['This machine has no PHP of its own. Not covered: sites on it.']),
		...[mariadbMissing()].flatMap((why) => (why ? [`${why} Not covered: MariaDB.`] : [])),
	]);
