import { readArguments } from '@gazetteer/demo-site';

describe('arguments of npm start', () => {
	it.each([
		[
			'serves the existing site on the default port without arguments',
			[],
			{ fresh: false, port: undefined },
		],
		['starts over with --fresh', ['--fresh'], { fresh: true, port: undefined }],
		['accepts a port as a separate argument', ['--port', '9500'], { fresh: false, port: 9500 }],
		['accepts a port after an equals sign', ['--port=9500'], { fresh: false, port: 9500 }],
		['lists every airport on request', ['--all'], { all: true, fresh: false }],
		['lists the selected airports by default', [], { all: false }],
		['accepts two arguments in any order', ['--port=1', '--fresh'], { fresh: true, port: 1 }],
	])('npm start %s', (_says, argv, wanted) => {
		expect(readArguments(argv)).toMatchObject(wanted);
	});

	it.each([
		['a port that is not a number', ['--port', 'x']],
		['a missing port', ['--port']],
		['a port out of range', ['--port=70000']],
		['an unknown argument', ['--frsh']],
	])('npm start refuses %s with an error message', (_says, argv) => {
		expect(() => readArguments(argv)).toThrow(/needs a number|Unknown argument/);
	});
});
