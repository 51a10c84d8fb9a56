import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';
import { command } from './command.ts';
import { badly, type Outcome } from './outcome.ts';
import { failuresIn, secondTriesIn, skipsIn, type Report } from './report.ts';

/**
 * Matches the lines of Jest’s output that a run prints: the result of each test file and, for a
 * failure, the test and the expected and received values, or the awaited locator. The run prints
 * these lines immediately, because its log may be cut off.
 */
const TOLD =
	/^(PASS|FAIL)\b|^\s+● .+ › |^\s+\w+\.\w+: |^\s+(Expected|Received)\b|^\s+- waiting for |^\s+> +\d+ \||^ {4}[-+] /;

const jestProgram = () => path.join(checkoutFolder(), 'node_modules/jest/bin/jest.js');

/** Runs a Jest project. Finding no test is a failure, unless only some files were requested. */
export async function jest(
	project: string,
	options: {
		files?: readonly string[];
		argv?: readonly string[];
		env?: Readonly<Record<string, string>>;
		/** The prefix of each line, if several projects run in parallel. */
		label?: string;
	},
): Promise<Outcome> {
	const { files = [], argv = [], env = {}, label = '' } = options;
	const work = await mkdtemp(path.join(os.tmpdir(), 'gazetteer-jest-'));
	const report = path.join(work, 'report.json');
	try {
		const { output } = await command(
			process.execPath,
			[
				jestProgram(),
				`--selectProjects=${project}`,
				'--ci',
				'--json',
				`--outputFile=${report}`,
				...(files.length ? ['--passWithNoTests'] : []),
				...argv,
				...files,
			],
			{
				env,
				hear: (line) => {
					if (TOLD.test(line))
						console.log(`    ${label}${line.replace(/^(PASS|FAIL) \w+/, '$1')}`);
				},
			},
		);
		const text = await readFile(report, 'utf8').catch(() => '');
		if (!text) return badly(`the ${project} tests`, output);
		const read = JSON.parse(text) as Report;
		if (read.numTotalTests === 0 && read.testResults.length === 0 && files.length === 0) {
			return badly(`the ${project} tests`, 'There is none.');
		}
		return {
			passed: read.numPassedTests,
			failures: failuresIn(read),
			skips: skipsIn(read),
			secondTries: secondTriesIn(read),
		};
	} finally {
		await rm(work, { recursive: true, force: true });
	}
}
