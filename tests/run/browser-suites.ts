import type { Engine } from './browser-run.ts';

export interface Core {
	release: string;
	/** The folder that it is in. */
	core: string;
}

export interface BrowserSuite {
	name: string;
	core: string;
	engine: Engine;
	files: readonly string[];
}

/** What shows whether the demo site stands. */
const DEMO = ['tests/browser/demo.test.ts'];

/**
 * The wanted tests on each core; where they do not run on WebAssembly, as `npm start` does, those of the demo run there
 * once more.
 */
export function browserSuites(
	cores: readonly Core[],
	engine: Engine,
	files: readonly string[],
): readonly BrowserSuite[] {
	const suites = cores.map(({ release, core }) => ({
		name: `browser tests on WordPress ${release}`,
		core,
		engine,
		files,
	}));
	const newest = suites.at(-1);
	if (!newest || engine === 'webassembly' || files.length > 0) return suites;
	const name = 'browser tests of the demo on WebAssembly';
	return [...suites, { ...newest, name, engine: 'webassembly', files: DEMO }];
}
