import path from 'node:path';
import suites from '../jest.config.mjs';
import parts from './parts.cjs';

const unit = suites.projects.find(({ displayName }) => displayName === 'unit');

export default {
	...unit,
	// In the mutated copy, the workspace links lead to the original checkout, so map package names
	// to the copy.
	moduleNameMapper: {
		...unit.moduleNameMapper,
		'^@gazetteer/([a-z-]+)$': '<rootDir>/packages/$1/index.ts',
	},
	// A test that never ends counts as a detected mutant. Normal tests take milliseconds.
	testTimeout: 10_000,
	testEnvironment: path.join(import.meta.dirname, 'environment-jsdom.cjs'),
	testMatch: parts.tests,
	// Skip the test with ten thousand random forms, which is too slow for each mutant. Other tests
	// check the rules with explicit cases.
	testPathIgnorePatterns: ['/node_modules/', '/rules/agreement.test.ts$'],
	modulePathIgnorePatterns: ['<rootDir>/.demo', '<rootDir>/dist'],
};
