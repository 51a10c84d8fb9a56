import { browserSuites } from './run/browser-suites.ts';
import { lastLine, together } from './run/outcome.ts';
import { failuresIn } from './run/report.ts';
import { PARTS, readWanted } from './run/wanted.ts';

const parts = (...words: string[]) => PARTS.filter(readWanted(words).part);

describe('what npm test is asked for', () => {
	it.each([
		['everything, when nothing is named', [], [...PARTS]],
		['one part, when it is named', ['unit'], ['unit']],
		['the build as well, when a part needs it', ['browser'], ['build', 'browser']],
		['the browser tests, when a release is named', ['6.5'], ['build', 'browser']],
		[
			'the parts with tests in files, when a file is named',
			['scroll-top'],
			['build', 'unit', 'php', 'browser'],
		],
		['one part of the files', ['unit', 'scroll-top'], ['unit']],
	])('is %s', (_says, words, wanted) => {
		expect(parts(...words)).toEqual(wanted);
	});

	it('is only the release that was named', () => {
		const { release } = readWanted(['6.5']);
		expect([release('6.5'), release('7.1')]).toEqual([true, false]);
		expect(readWanted([]).release('7.1')).toBe(true);
	});

	it('is only the files that were named', () => {
		expect(readWanted(['browser', '6.5', 'scroll-top']).files).toEqual(['scroll-top']);
	});
});

describe('the browser tests', () => {
	const cores = [
		{ release: '6.5', core: '/old' },
		{ release: '7.1', core: '/new' },
	];
	const inShort = (...asked: Parameters<typeof browserSuites>) =>
		browserSuites(...asked).map(({ core, engine, files }) => [core, engine, files.length]);

	it('run on each core, and those of the demo as npm start serves it', () => {
		expect(inShort(cores, 'machine', [])).toEqual([
			['/old', 'machine', 0],
			['/new', 'machine', 0],
			['/new', 'webassembly', 1],
		]);
	});

	it('run on WebAssembly where the machine has nothing else', () => {
		expect(inShort(cores, 'webassembly', [])).toEqual([
			['/old', 'webassembly', 0],
			['/new', 'webassembly', 0],
		]);
	});

	it('are only those that were named, and none without a WordPress', () => {
		expect(inShort(cores, 'machine', ['scroll-top'])).toHaveLength(2);
		expect(inShort([], 'machine', [])).toEqual([]);
	});
});

describe('the end of a run', () => {
	it('counts over all steps', () => {
		const failure = { what: 'a step', why: 'a reason' };
		const all = together([
			{ passed: 3, failures: [] },
			{ passed: 1, failures: [failure, failure] },
		]);
		expect(lastLine(all)).toBe('4 passed, 2 failed');
	});

	it('names each failed test, and each file that broke before its first', () => {
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
});
