import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkingContext } from 'rolldown';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './packages/workshop/bundle/chunks.ts';
import { flattenImports } from './packages/workshop/bundle/flatten-imports.ts';
import { ISLANDS } from './packages/workshop/bundle/islands.ts';
import { laterFileOf } from './packages/workshop/bundle/later-files.ts';
import { ownCopies } from './packages/workshop/bundle/own-copies.ts';
import {
	withoutStyles,
	stylesheetNextToScript,
	stylesInside,
} from './packages/workshop/bundle/styles.ts';
import { widgetTable } from './packages/workshop/bundle/widget-table.ts';
import { mountOf, widgetNames } from './packages/workshop/bundle/widgets.ts';

/**
 * The bundle is built in passes, one Vite mode each. `islands` builds one file per widget and
 * moment. `loader`, `index` and `script` follow, because they contain the hashed names of those
 * files. In a single pass, a widget with an `import()` would import the loader, which would then
 * run twice. All passes except `script` use library mode, because Vite otherwise wraps each
 * `import()` in a preload helper that is half as large as the loader.
 */
const root = import.meta.dirname;
/** Tests set this variable to build with the next React into another folder. */
const dist = join(root, process.env['GAZETTEER_DIST'] ?? 'dist');
const widgets = join(root, 'widgets');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
	version: string;
};

/** Inlines constants with short texts and numbers. */
const OPTIMIZATION = { inlineConst: { mode: 'all', pass: 2 } } as const;

/** Turns off the warnings about slow build steps. */
const CHECKS = { bundlerTimings: false };
/**
 * Prefixes the file name of a widget's chunk with the widget's folder, so that chunks of the same
 * name get different file names.
 */
const namedAfterFolder = ({ moduleIds }: { moduleIds: readonly string[] }) => {
	const folders = new Set(moduleIds.map((id) => /\/widgets\/([^/]+)\//.exec(id)?.[1]));
	const [folder] = [...folders].filter(Boolean);
	return folder ? `${folder}-[name]-[hash:7].js` : '[name]-[hash:7].js';
};

/** A folder whose `node_modules` has another React version. */
const otherReact = process.env['GAZETTEER_REACT'];

const common: UserConfig = {
	root,
	resolve: {
		alias: [
			// The package's default entry is for old browsers and includes FilePond's build for
			// them.
			{ find: /^react-filepond$/, replacement: 'react-filepond/dist/react-filepond.esm.js' },
			...(otherReact
				? [
						{
							find: /^(react|react-dom)(?=\/|$)/,
							replacement: join(root, otherReact, 'node_modules/$1'),
						},
					]
				: []),
		],
	},
	base: './',
	publicDir: false,
	define: {
		__GAZETTEER_VERSION__: JSON.stringify(version),
		'process.env.NODE_ENV': '"production"',
	},
	logLevel: 'warn',
};

type Build = NonNullable<UserConfig['build']>;

const build = (options: Build): Build => ({
	target: 'es2022',
	outDir: dist,
	emptyOutDir: false,
	modulePreload: false,
	sourcemap: false,
	...options,
});

/** Library mode does not minify by default. */
const small = { minify: true, comments: false, hashCharacters: 'base36' } as const;

const entry = (input: string, name: string, plugins: Plugin[]): UserConfig => ({
	...common,
	plugins,
	build: build({
		lib: { entry: { [name]: join(root, input) }, formats: ['es'] },
		rolldownOptions: {
			checks: CHECKS,
			optimization: OPTIMIZATION,
			output: {
				...small,
				entryFileNames: name === 'index' ? 'index.js' : '[name]-[hash:6].js',
				chunkFileNames: '[name]-[hash:6].js',
			},
		},
	}),
});

const laterFiles = widgetNames(widgets).map((name) => laterFileOf(root, mountOf(widgets, name)));

const passes: Record<string, () => UserConfig> = {
	islands: () => ({
		...common,
		plugins: [ownCopies(root), stylesheetNextToScript(), flattenImports()],
		build: build({
			manifest: ISLANDS,
			cssCodeSplit: true,
			lib: {
				entry: Object.fromEntries(
					widgetNames(widgets).map((name) => [name, mountOf(widgets, name)]),
				),
				formats: ['es'],
			},
			rolldownOptions: {
				checks: CHECKS,
				// Code that a widget's chunks share goes into its first file, instead of further
				// small chunks.
				preserveEntrySignatures: 'allow-extension',
				optimization: OPTIMIZATION,
				output: {
					...small,
					entryFileNames: '[name]-[hash:6].js',
					chunkFileNames: namedAfterFolder,
					assetFileNames: '[name]-[hash:6][extname]',
					codeSplitting: {
						groups: [
							...chunkGroups(root),
							...laterFiles.map((fileOf) => ({
								name: (id: string, context: ChunkingContext) =>
									fileOf(id, (one) => context.getModuleInfo(one)),
								includeDependenciesRecursively: false,
							})),
						],
					},
				},
			},
		}),
	}),
	loader: () => entry('widgets/main.ts', 'loader', [widgetTable(dist, widgets)]),
	index: () => entry('widgets/index.ts', 'index', [widgetTable(dist, widgets)]),
	script: () => ({
		...common,
		plugins: [stylesInside(dist), withoutStyles()],
		build: build({
			cssCodeSplit: false,
			rolldownOptions: {
				checks: CHECKS,
				input: join(root, 'widgets/main.ts'),
				// A classic script has no `import.meta`, and our code does not need its URL.
				transform: { define: { 'import.meta': '{}' } },
				output: {
					format: 'iife',
					entryFileNames: 'gazetteer.iife.js',
					codeSplitting: false,
				},
			},
		}),
	}),
};

export default defineConfig(({ mode }) => (passes[mode] ?? passes['islands']!)());
