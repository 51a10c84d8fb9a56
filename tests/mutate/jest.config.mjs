import path from 'node:path';
import suites from '../jest.config.mjs';
import parts from './parts.cjs';

const unit = suites.projects.find(({ displayName }) => displayName === 'unit');

export default {
	...unit,
	// The workspace links of the mutated copy lead out of it.
	moduleNameMapper: {
		...unit.moduleNameMapper,
		'^@gazetteer/([a-z-]+)$': '<rootDir>/packages/$1/index.ts',
	},
	// A test that never ends counts as a detected mutant. Normal tests take milliseconds.
	testTimeout: 10_000,
	testEnvironment: path.join(import.meta.dirname, 'environment-jsdom.cjs'),
	testMatch: parts.tests,
	// Skip ten thousand random forms per mutant. Other tests check the rules with explicit cases.
	testPathIgnorePatterns: ['/node_modules/', '/rules/agreement.test.ts$'],
	modulePathIgnorePatterns: ['<rootDir>/.demo', '<rootDir>/dist'],
};
