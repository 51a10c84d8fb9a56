export interface Failure {
	/** The test's full name, or what was being done. */
	what: string;
	why: string;
}

/** What one step of the run came to; a step that is no suite of tests counts as one. */
export interface Outcome {
	passed: number;
	failures: readonly Failure[];
}

export const well: Outcome = { passed: 1, failures: [] };

export const badly = (what: string, why: string): Outcome => ({
	passed: 0,
	failures: [{ what, why }],
});

export const together = (outcomes: readonly Outcome[]): Outcome => ({
	passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
	failures: outcomes.flatMap(({ failures }) => failures),
});

/** The line that ends a run. */
export const lastLine = ({ passed, failures }: Outcome): string =>
	`${passed} passed, ${failures.length} failed`;
