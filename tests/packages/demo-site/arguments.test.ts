import { readArguments } from '@gazetteer/demo-site';

describe('the arguments of npm start', () => {
	it.each([
		[
			'by default serve the existing site, on the default port',
			[],
			{ fresh: false, port: undefined },
		],
		['starts over when asked to', ['--fresh'], { fresh: true, port: undefined }],
		['accept a port as a separate argument', ['--port', '9500'], { fresh: false, port: 9500 }],
		['takes a port after an equals sign', ['--port=9500'], { fresh: false, port: 9500 }],
		['lists every airport when asked to', ['--all'], { all: true, fresh: false }],
		['lists the chosen airports unless told otherwise', [], { all: false }],
		['takes both, in any order', ['--port=1', '--fresh'], { fresh: true, port: 1 }],
	])('%s', (_says, argv, wanted) => {
		expect(readArguments(argv)).toMatchObject(wanted);
	});

	it.each([
		['a port that is no number', ['--port', 'x']],
		['a port that is missing', ['--port']],
		['a port out of range', ['--port=70000']],
		['a word it does not know', ['--frsh']],
	])('refuses %s with a sentence', (_says, argv) => {
		expect(() => readArguments(argv)).toThrow(/wants a number|is not understood/);
	});
});
