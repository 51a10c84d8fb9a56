import path from 'node:path';

const rootDir = path.join(import.meta.dirname, '..');

/**
 * The settings of one suite, for `--selectProjects`. Paths in `testMatch` start at tests/.
 *
 * @param {string}   displayName
 * @param {string[]} testMatch
 * @param {Object}   settings    What differs from the other suites.
 */
const project = (displayName, testMatch, settings = {}) => ({
	displayName,
	// Without `rootDir`, Jest uses the folder of this file.
	rootDir,
	testEnvironment: 'node',
	testMatch: testMatch.map((pattern) => `<rootDir>/tests/${pattern}`),
	transform: { '\\.[jt]sx?$': '@wordpress/scripts/config/babel-transform' },
	modulePathIgnorePatterns: ['<rootDir>/.demo', '<rootDir>/.cache', '<rootDir>/dist'],
	...settings,
	moduleNameMapper: {
		'\\.css(\\?inline)?$': '<rootDir>/tests/no-style.ts',
		...settings.moduleNameMapper,
	},
});

const inJsdom = {
	testEnvironment: 'jsdom',
	// @contactable/swv ships ES modules only.
	transformIgnorePatterns: ['/node_modules/(?!@contactable/)'],
};
const fileUrls = { '^file://(.+)$': '$1' };

const inBrowser = {
	testEnvironment: '<rootDir>/tests/browser/environment.ts',
	setupFilesAfterEnv: ['<rootDir>/tests/browser/second-try.ts'],
};

export default {
	rootDir,
	projects: [
		project('unit', ['*.test.ts', '{packages,widgets,editor}/**/*.test.{ts,tsx}'], {
			...inJsdom,
			moduleNameMapper: fileUrls,
			globals: { REACT: 18 },
		}),
		project('react-19', ['{packages/view,widgets}/**/*.test.{ts,tsx}'], {
			...inJsdom,
			moduleNameMapper: {
				...fileUrls,
				'^(react|react-dom)(/.*)?$': '<rootDir>/tests/react-19/node_modules/$1$2',
			},
			globals: { REACT: 19 },
		}),
		project('php', ['php/**/*.test.ts']),
		project('pages', ['pages/**/*.test.ts'], inBrowser),
		project('wordpress', ['wordpress/**/*.test.ts'], {
			...inBrowser,
			setupFilesAfterEnv: [
				...inBrowser.setupFilesAfterEnv,
				'<rootDir>/tests/wordpress/restored.ts',
			],
		}),
		project('clone', ['clone/**/*.test.ts']),
		project('demo', ['demo/**/*.test.ts'], inBrowser),
	],
};
