import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkingContext } from 'rolldown';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './packages/workshop/bundle/chunks.ts';
import { importsSideBySide } from './packages/workshop/bundle/imports-side-by-side.ts';
import { ISLANDS } from './packages/workshop/bundle/islands.ts';
import { laterFileOf } from './packages/workshop/bundle/later-files.ts';
import { ownCopies } from './packages/workshop/bundle/own-copies.ts';
import {
	leaveStylesOut,
	sheetsBesideIslands,
	stylesInside,
} from './packages/workshop/bundle/styles.ts';
import { widgetTable } from './packages/workshop/bundle/widget-table.ts';
import { mountOf, widgetNames } from './packages/workshop/bundle/widgets.ts';

/**
 * The bundle is made in passes, each with one mode: `islands` (a file per widget and moment), then `loader`, `index`
 * and `script`, which name the islands by their hashes. In one pass a widget with an import() of its own would import
 * the loader, and the loader would run twice. All but the last are built as a library, because Vite wraps every
 * import() of a page's script in a helper for preloading, which weighs half a loader.
 */
const root = import.meta.dirname;
/** Elsewhere for the build with the next React, which only tests use. */
const dist = join(root, process.env['GAZETTEER_DIST'] ?? 'dist');
const widgets = join(root, 'widgets');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
	version: string;
};

/** A name that stands for a short text or a number is written out. */
const OPTIMIZATION = { inlineConst: { mode: 'all', pass: 2 } } as const;

/** How long our own steps take is no news. */
const CHECKS = { bundlerTimings: false };
/** What a widget fetches later bears the widget's name, also where two such files share it. */
const namedAfterFolder = ({ moduleIds }: { moduleIds: readonly string[] }) => {
	const folders = new Set(moduleIds.map((id) => /\/widgets\/([^/]+)\//.exec(id)?.[1]));
	const [folder] = [...folders].filter(Boolean);
	return folder ? `${folder}-[name]-[hash:7].js` : '[name]-[hash:7].js';
};

/** A folder with another React in its node_modules, in the place of the usual one. */
const otherReact = process.env['GAZETTEER_REACT'];

const common: UserConfig = {
	root,
	resolve: {
		alias: [
			// Its other face is for old browsers, and brings FilePond's.
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

/** A library keeps its comments and spaces unless it is told otherwise. */
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
		plugins: [ownCopies(root), sheetsBesideIslands(), importsSideBySide()],
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
				// What a widget's later files share with its first one is in the first, not in tiny files between.
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
		plugins: [stylesInside(dist), leaveStylesOut()],
		build: build({
			cssCodeSplit: false,
			rolldownOptions: {
				checks: CHECKS,
				input: join(root, 'widgets/main.ts'),
				// A classic script has no address of its own, and this one needs none.
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
