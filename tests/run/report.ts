import path from 'node:path';
import type { Failure } from './outcome.ts';

/** What is read of Jest's report. */
export interface Report {
	numPassedTests: number;
	numTotalTests: number;
	testResults: ReadonlyArray<{
		name: string;
		status: string;
		message: string;
		assertionResults: ReadonlyArray<{
			fullName: string;
			status: string;
			failureMessages: readonly string[];
		}>;
	}>;
}

/** A file that fails before its first test has one failure of its own. */
export const failuresIn = ({ testResults }: Pick<Report, 'testResults'>): Failure[] =>
	testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed');
		if (status === 'failed' && failed.length === 0) {
			return [{ what: path.relative(process.cwd(), name), why: message }];
		}
		return failed.map(({ fullName, failureMessages }) => ({
			what: `${path.relative(process.cwd(), name)} › ${fullName}`,
			why: failureMessages.join('\n'),
		}));
	});
