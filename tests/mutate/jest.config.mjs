import path from 'node:path';
import suites from '../jest.config.mjs';
import parts from './parts.cjs';

const unit = suites.projects.find(({ displayName }) => displayName === 'unit');

export default {
	...unit,
	// In the copy that is mutated the workspace links lead out of it.
	moduleNameMapper: {
		...unit.moduleNameMapper,
		'^@gazetteer/([a-z-]+)$': '<rootDir>/packages/$1/index.ts',
	},
	// A test that waits for ever is a change noticed; the tests themselves take milliseconds.
	testTimeout: 10_000,
	testEnvironment: path.join(import.meta.dirname, 'environment-jsdom.cjs'),
	testMatch: parts.tests,
	// Ten thousand random forms for each mutant: what a rule decides is for the cases that say so in words.
	testPathIgnorePatterns: ['/node_modules/', '/rules/agreement.test.ts$'],
	modulePathIgnorePatterns: ['<rootDir>/.demo', '<rootDir>/dist'],
};
