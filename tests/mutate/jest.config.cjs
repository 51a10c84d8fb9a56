const { jest } = require('../../package.json');

const unit = jest.projects.find(({ displayName }) => displayName === 'unit');

/** A package alone is asked by its own tests, which takes minutes in place of hours. */
const { MUTATE: only } = process.env;

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
	testMatch: only
		? [`<rootDir>/tests/packages/${only}/**/*.test.{ts,tsx}`]
		: [
				'<rootDir>/tests/packages/{dom,host,rules,store,view,wire}/**/*.test.{ts,tsx}',
				'<rootDir>/tests/widgets/**/*.test.{ts,tsx}',
			],
	modulePathIgnorePatterns: ['<rootDir>/.demo', '<rootDir>/dist'],
};
