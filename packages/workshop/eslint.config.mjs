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
			// TypeScript requires brackets to read a key of an index signature.
			'dot-notation': 'off',
			// TypeScript describes parameters and return values.
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
		// Every promise needs a handler that shows or reports errors. `void` is not a handler.
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
		// These files print to a terminal, so they may use the console.
		files: ['packages/workshop/**', 'packages/demo-site/**', 'tests/**'],
		rules: { 'no-console': 'off' },
	},
];
