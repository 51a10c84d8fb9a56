export interface Failure {
	/** The test's full name, or what was being done. */
	what: string;
	why: string;
}

export interface Skip {
	/** The test's full name; of a suite, its name, why it cannot run here, and what is not covered. */
	what: string;
	/** How many tests; none for a reason that belongs to skips named one by one. */
	tests: number;
}

/** What one step of the run came to; a step that is no suite of tests counts as one. */
export interface Outcome {
	passed: number;
	failures: readonly Failure[];
	skips: readonly Skip[];
	/** Names of tests that passed, but not at the first try. */
	secondTries: readonly string[];
}

export const well: Outcome = { passed: 1, failures: [], skips: [], secondTries: [] };

/** No test ran. */
export const isEmpty = ({ passed, failures, skips }: Outcome): boolean =>
	passed === 0 && failures.length === 0 && skips.length === 0;

export const badly = (what: string, why: string): Outcome => ({
	passed: 0,
	failures: [{ what, why }],
	skips: [],
	secondTries: [],
});

/** What this machine cannot run, which is no failure. */
export const skipped = (what: string, tests = 0): Outcome => ({
	passed: 0,
	failures: [],
	skips: [{ what, tests }],
	secondTries: [],
});

/** How many tests were skipped. */
export const skippedTests = ({ skips }: Pick<Outcome, 'skips'>): number =>
	skips.reduce((sum, { tests }) => sum + tests, 0);

export const together = (outcomes: readonly Outcome[]): Outcome => ({
	passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
	failures: outcomes.flatMap(({ failures }) => failures),
	skips: outcomes.flatMap(({ skips }) => skips),
	secondTries: outcomes.flatMap(({ secondTries }) => secondTries),
});

/** A busy machine explains a few second tries in a whole run; more of them are tests that do not hold. */
const SECOND_TRIES_ALLOWED = 3;

/** The same outcome, with one failure more where too many tests needed a second try. */
export const heldToFirstTries = (outcome: Outcome): Outcome => {
	const { failures, secondTries } = outcome;
	if (secondTries.length <= SECOND_TRIES_ALLOWED) return outcome;
	const why = `${secondTries.length} tests needed a second try, and ${SECOND_TRIES_ALLOWED} may.`;
	return { ...outcome, failures: [...failures, { what: 'second tries', why }] };
};

/** The line that ends a run. */
export const lastLine = (outcome: Outcome): string => {
	const count = skippedTests(outcome);
	const { passed, failures } = outcome;
	return `${passed} passed, ${failures.length} failed${count ? `, ${count} skipped` : ''}`;
};
