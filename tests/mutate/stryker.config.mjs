import parts from './parts.cjs';

/** Mutates one part of the code, one small change at a time. */
export default {
	testRunner: 'jest',
	jest: {
		projectType: 'custom',
		configFile: 'tests/mutate/jest.config.mjs',
		// All tests of a package use all of its files, so searching for related tests takes longer than running them.
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
	// Run all tests of the part for mutants in code that runs when a module loads.
	ignoreStatic: false,
	warnings: { slow: false },
	thresholds: { high: 98, low: 95, break: 95 },
	allowEmpty: false,
};
