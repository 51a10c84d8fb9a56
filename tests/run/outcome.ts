export interface Failure {
	/** The full name of the test, or the name of the step. */
	what: string;
	why: string;
}

export interface Skip {
	/** The full name of the test. For a suite: its name, why it cannot run, and what is not covered. */
	what: string;
	/** The number of tests; 0 for a reason whose skipped tests are listed separately. */
	tests: number;
}

/** The result of a step. A step without tests counts as one. */
export interface Outcome {
	passed: number;
	failures: readonly Failure[];
	skips: readonly Skip[];
	/** Names of tests that passed only after a retry. */
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

/** Tests that this machine cannot run. They are not failures. */
export const skipped = (what: string, tests = 0): Outcome => ({
	passed: 0,
	failures: [],
	skips: [{ what, tests }],
	secondTries: [],
});

/** The number of skipped tests. */
export const skippedTests = ({ skips }: Pick<Outcome, 'skips'>): number =>
	skips.reduce((sum, { tests }) => sum + tests, 0);

export const together = (outcomes: readonly Outcome[]): Outcome => ({
	passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
	failures: outcomes.flatMap(({ failures }) => failures),
	skips: outcomes.flatMap(({ skips }) => skips),
	secondTries: outcomes.flatMap(({ secondTries }) => secondTries),
});

/** A busy machine explains a few retries per run. More retries mean unreliable tests. */
const SECOND_TRIES_ALLOWED = 3;

/** Adds a failure if too many tests needed a retry. */
export const heldToFirstTries = (outcome: Outcome): Outcome => {
	const { failures, secondTries } = outcome;
	if (secondTries.length <= SECOND_TRIES_ALLOWED) return outcome;
	const why = `${secondTries.length} tests needed a second try, and ${SECOND_TRIES_ALLOWED} may.`;
	return { ...outcome, failures: [...failures, { what: 'second tries', why }] };
};

/** The last line of a run. */
export const lastLine = (outcome: Outcome): string => {
	const count = skippedTests(outcome);
	const { passed, failures } = outcome;
	return `${passed} passed, ${failures.length} failed${count ? `, ${count} skipped` : ''}`;
};
