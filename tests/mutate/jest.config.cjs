const { jest } = require('../../package.json');
const { tests } = require('./parts.cjs');

const unit = jest.projects.find(({ displayName }) => displayName === 'unit');

module.exports = {
	...unit,
	rootDir: require('node:path').join(__dirname, '../..'),
	// In the copy that is mutated the workspace links lead out of it.
	moduleNameMapper: {
		...unit.moduleNameMapper,
		'^@gazetteer/([a-z-]+)$': '<rootDir>/packages/$1/index.ts',
	},
	// A test that waits for ever is a change noticed; the tests themselves take milliseconds.
	testTimeout: 10_000,
	testEnvironment: require('node:path').join(__dirname, 'environment-jsdom.cjs'),
	testMatch: tests,
	// Ten thousand random forms for each mutant: what a rule decides is for the cases that say so in words.
	testPathIgnorePatterns: ['/node_modules/', '/rules/agreement.test.ts$'],
	modulePathIgnorePatterns: ['<rootDir>/.demo', '<rootDir>/dist'],
};
