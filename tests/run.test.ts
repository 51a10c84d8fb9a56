import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { heldToFirstTries, lastLine, skipped, together, well } from './run/outcome.ts';
import { failuresIn, secondTriesIn, skipsIn } from './run/report.ts';
import { PARTS, readWanted } from './run/wanted.ts';

const parts = (...words: string[]) => PARTS.filter(readWanted(words).part);

describe('arguments of npm test', () => {
	it.each([
		['all parts without arguments', [], [...PARTS]],
		['one part by its name', ['unit'], ['unit']],
		['the build too, if a part needs it', ['pages'], ['build', 'pages']],
		['all browser tests for one word', ['browser'], ['build', 'pages', 'wordpress', 'demo']],
		['the WordPress tests for a release number', ['6.5'], ['build', 'wordpress']],
		[
			'the parts with matching test files for a file name',
			['scroll-top'],
			['build', 'unit', 'php', 'pages', 'wordpress', 'demo', 'clone'],
		],
		['one part with a file name', ['unit', 'scroll-top'], ['unit']],
	])('npm test selects %s', (_says, words, wanted) => {
		expect(parts(...words)).toEqual(wanted);
	});

	it('npm test with a WordPress release number runs only the tests for that release', () => {
		const { release } = readWanted(['6.5']);
		expect([release('6.5'), release('7.1')]).toEqual([true, false]);
		expect(readWanted([]).release('7.1')).toBe(true);
	});

	it('npm test with file names runs only those files', () => {
		expect(readWanted(['browser', '6.5', 'scroll-top']).files).toEqual(['scroll-top']);
	});
});

describe('the test suites', () => {
	const root = path.join(__dirname, '..');
	/** The folders that Jest searches with the settings that `npx jest` finds at the top level. */
	const foldersWithTests = () => {
		const program = path.join(root, 'node_modules/jest/bin/jest.js');
		const shown = execFileSync(process.execPath, [program, '--showConfig'], { cwd: root });
		const { configs } = JSON.parse(shown.toString()) as { configs: { testMatch: string[] }[] };
		return configs.flatMap(({ testMatch }) =>
			testMatch.flatMap((pattern) => {
				const [, inner = ''] =
					/^tests\/(.*?)\/?\*/.exec(path.relative(root, pattern)) ?? [];
				const [, several] = /^\{(.+)\}$/.exec(inner) ?? [];
				return (several?.split(',') ?? [inner]).map((one) => `tests/${one}`);
			}),
		);
	};

	it('every test file belongs to a test suite', () => {
		const files = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.test\.tsx?$/.test(name))
			.map((name) => `tests/${name}`);
		const known = foldersWithTests();
		const lost = files.filter(
			(file) =>
				file.split('/').length > 2 &&
				!known.some((folder) => folder !== 'tests/' && file.startsWith(`${folder}/`)),
		);
		expect(files.length).toBeGreaterThan(100);
		expect(lost).toEqual([]);
	});

	it('the test suites find every static page in one folder', () => {
		const beside = readdirSync(path.join(root, 'tests/pages')).filter((name) =>
			/\.(html|css|js)$/.test(name),
		);
		expect(beside).toEqual([]);
	});
});

describe('summary of a run', () => {
	it('the summary of npm test counts the results of all steps', () => {
		const failure = { what: 'a step', why: 'a reason' };
		const all = together([
			{ ...well, passed: 3 },
			{ ...well, failures: [failure, failure] },
		]);
		expect(lastLine(all)).toBe('4 passed, 2 failed');
	});

	it('the summary of npm test counts skipped tests of suites and single skipped tests', () => {
		const named = { what: 'a.test.ts › a test', tests: 1 };
		const all = together([
			{ ...well, passed: 3, skips: [named] },
			skipped('the reason for it'),
			skipped('a suite', 809),
		]);
		expect(lastLine(all)).toBe('3 passed, 0 failed, 810 skipped');
	});

	it('the summary of npm test names each skipped test', () => {
		const test = (fullName: string, status: string) => ({
			fullName,
			status,
			failureMessages: [],
		});
		const named = skipsIn({
			testResults: [
				{
					name: 'a.test.ts',
					status: 'passed',
					message: '',
					assertionResults: [
						test('runs', 'passed'),
						test('needs a database', 'pending'),
						test('a planned test', 'todo'),
					],
				},
			],
		});
		expect(named).toEqual([
			{ what: 'a.test.ts › needs a database', tests: 1 },
			{ what: 'a.test.ts › a planned test', tests: 1 },
		]);
	});

	it('npm test prints a last line that CI accepts', () => {
		const ci = readFileSync(path.join(__dirname, '../.ci/run'), 'utf8');
		const accepted = new RegExp(/grep -qE '(.+)'/.exec(ci)?.[1] ?? '(?!)');
		expect(lastLine({ ...well, passed: 3 })).toMatch(accepted);
		expect(lastLine(skipped('a suite', 2))).toMatch(accepted);
		expect('3 passed, 1 failed, and more').not.toMatch(accepted);
	});

	it('the summary of npm test names each failed test, and each file that failed before its first test', () => {
		const failed = { fullName: 'keeps the text', status: 'failed', failureMessages: ['lost'] };
		const passed = { fullName: 'finds it', status: 'passed', failureMessages: [] };
		const failures = failuresIn({
			testResults: [
				{
					name: 'a.test.ts',
					status: 'failed',
					message: '',
					assertionResults: [passed, failed],
				},
				{ name: 'b.test.ts', status: 'failed', message: 'broken', assertionResults: [] },
			],
		});
		expect(failures).toEqual([
			{ what: 'a.test.ts › keeps the text', why: 'lost' },
			{ what: 'b.test.ts', why: 'broken' },
		]);
	});

	it('the summary of npm test names each test that passed after a retry', () => {
		const named = secondTriesIn({
			testResults: [
				{
					name: 'a.test.ts',
					status: 'passed',
					message: '',
					assertionResults: [
						{
							fullName: 'holds',
							status: 'passed',
							failureMessages: [],
							invocations: 1,
						},
						{
							fullName: 'wavers',
							status: 'passed',
							failureMessages: [],
							invocations: 2,
						},
						{
							fullName: 'breaks',
							status: 'failed',
							failureMessages: [],
							invocations: 3,
						},
					],
				},
			],
		});
		expect(named).toEqual(['a.test.ts › wavers']);
	});

	it.each([
		[3, '9 passed, 0 failed'],
		[4, '9 passed, 1 failed'],
	])('the verdict of npm test after %i retried tests is “%s”', (count, line) => {
		const secondTries = Array.from({ length: count }, (_none, at) => `test ${at}`);
		expect(lastLine(heldToFirstTries({ ...well, passed: 9, secondTries }))).toBe(line);
	});
});
