import parts from './parts.cjs';

/** One part of the code that decides, broken by one small change at a time. */
export default {
	testRunner: 'jest',
	jest: {
		projectType: 'custom',
		configFile: 'tests/mutate/jest.config.mjs',
		// All tests of a package reach all of its files: to look for them takes longer than to run them.
		enableFindRelatedTests: parts.name === 'states',
	},
	buildCommand: 'node tests/mutate/environments.mjs',
	mutate: parts.code,
	ignorePatterns: ['/dist', '/.cache', '/.demo', '/plugin-php-shim', '/docs', '/tests/wordpress'],
	tempDirName: '.cache/mutate',
	jsonReporter: { fileName: `.cache/mutate-${parts.name}.json` },
	reporters: ['clear-text', 'progress', 'json'],
	clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
	concurrency: 2,
	timeoutMS: 30_000,
	// What runs while a module is loaded is tried with all tests of its part.
	ignoreStatic: false,
	warnings: { slow: false },
	thresholds: { high: 98, low: 95, break: 95 },
	allowEmpty: false,
};
