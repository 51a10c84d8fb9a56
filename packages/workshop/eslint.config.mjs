import wordpress from '@wordpress/eslint-plugin';

export default [
	{
		ignores: [
			'**/node_modules/**',
			'**/dist/**',
			'.demo/**',
			'.cache/**',
			'tests/pages/html/**',
		],
	},
	...wordpress.configs.recommended,
	{
		rules: {
			curly: 'off',
			'no-console': ['error', { allow: ['warn', 'error'] }],
			// tsc asks for brackets where a name comes from an index signature.
			'dot-notation': 'off',
			// Types say what a parameter is; comments here say why.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/check-tag-names': 'off',
			'import/no-extraneous-dependencies': 'off',
			'import/no-unresolved': 'off',
		},
	},
	{
		files: ['**/*.ts', '**/*.tsx'],
		rules: { '@typescript-eslint/no-explicit-any': 'error' },
	},
	{
		// Each promise has a handler: an answer, an error that is shown, or a report. `void` is no handler.
		files: [
			'packages/**/*.{ts,tsx}',
			'widgets/**/*.{ts,tsx}',
			'plugin-php-shim/editor/**/*.{ts,tsx}',
		],
		ignores: ['packages/demo-site/**', 'packages/workshop/**'],
		languageOptions: { parserOptions: { projectService: true } },
		rules: { '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }] },
	},
	{
		// These speak to a person at a terminal.
		files: ['packages/workshop/**', 'packages/demo-site/**', 'tests/**'],
		rules: { 'no-console': 'off' },
	},
];
