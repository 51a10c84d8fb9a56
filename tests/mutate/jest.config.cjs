const { jest } = require('../../package.json');

const unit = jest.projects.find(({ displayName }) => displayName === 'unit');

/** The unit tests of packages and widgets, as the full run has them. */
module.exports = {
	...unit,
	rootDir: require('node:path').join(__dirname, '../..'),
	// In the copy that is mutated the workspace links lead out of it.
	moduleNameMapper: {
		...unit.moduleNameMapper,
		'^@gazetteer/([a-z-]+)$': '<rootDir>/packages/$1/index.ts',
	},
	testTimeout: 60_000,
	testMatch: [
		'<rootDir>/tests/packages/{dom,host,rules,store,view,wire}/**/*.test.{ts,tsx}',
		'<rootDir>/tests/widgets/**/*.test.{ts,tsx}',
	],
	modulePathIgnorePatterns: ['<rootDir>/.demo', '<rootDir>/dist'],
};
