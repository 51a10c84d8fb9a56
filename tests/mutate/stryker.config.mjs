const { MUTATE: only } = process.env;

/**
 * npm run mutate: breaks the code that decides, one small change at a time, and counts the changes that a unit test
 * notices. `npm run mutate -- --mutate 'packages/host/*.ts'` looks at some files only,
 * and `MUTATE=host npm run mutate` at one package, with its own tests.
 */
export default {
	testRunner: 'jest',
	jest: {
		projectType: 'custom',
		configFile: 'tests/mutate/jest.config.cjs',
		enableFindRelatedTests: true,
	},
	buildCommand: 'node tests/mutate/environments.mjs',
	mutate: [
		...(only
			? [`packages/${only}/**/*.ts`]
			: ['packages/{rules,wire,host}/**/*.ts', 'widgets/*/state.ts']),
		'!packages/*/{index,types}.ts',
	],
	ignorePatterns: ['/dist', '/.cache', '/.demo', '/plugin-php-shim', '/docs', '/tests/wordpress'],
	tempDirName: '.cache/mutate',
	jsonReporter: { fileName: '.cache/mutate.json' },
	reporters: ['clear-text', 'progress', 'json'],
	clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
	concurrency: 2,
	timeoutMS: 30_000,
	ignoreStatic: true,
	thresholds: { high: 95, low: 85, break: 85 },
	allowEmpty: false,
};
