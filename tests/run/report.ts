import path from 'node:path';
import type { Failure, Skip } from './outcome.ts';

/** The used part of Jest's report. */
export interface Report {
	numPassedTests: number;
	numTotalTests: number;
	/** Skipped tests. */
	numPendingTests: number;
	testResults: ReadonlyArray<{
		name: string;
		status: string;
		message: string;
		assertionResults: ReadonlyArray<{
			fullName: string;
			status: string;
			failureMessages: readonly string[];
			/** How often the test ran. */
			invocations?: number;
		}>;
	}>;
}

const fileOf = (name: string) => path.relative(process.cwd(), name);

/** A file that fails before its first test is one failure. */
export const failuresIn = ({ testResults }: Pick<Report, 'testResults'>): Failure[] =>
	testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed');
		if (status === 'failed' && failed.length === 0) {
			return [{ what: fileOf(name), why: message }];
		}
		return failed.map(({ fullName, failureMessages }) => ({
			what: `${fileOf(name)} › ${fullName}`,
			why: failureMessages.join('\n'),
		}));
	});

const SKIPPED: readonly string[] = ['pending', 'skipped', 'todo', 'disabled'];

/** The names of the skipped tests. */
export const skipsIn = ({ testResults }: Pick<Report, 'testResults'>): Skip[] =>
	testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status }) => SKIPPED.includes(status))
			.map(({ fullName }) => ({ what: `${fileOf(name)} › ${fullName}`, tests: 1 })),
	);

/** Tests that passed only after a retry. */
export const secondTriesIn = ({ testResults }: Pick<Report, 'testResults'>): string[] =>
	testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
			.map(({ fullName }) => `${fileOf(name)} › ${fullName}`),
	);
