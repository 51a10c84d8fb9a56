import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { ISLANDS, mountsIn } from './packages/workshop/bundle/islands.ts';
import {
	reactForNewPages,
	squeezed,
	withoutPreload,
	withoutSpaces,
} from './packages/workshop/bundle/smaller.ts';
import { dressedIslands, leaveStylesOut } from './packages/workshop/bundle/styles.ts';
import { stylesInside, tableOfWidgets } from './packages/workshop/bundle/widget-table.ts';

/**
 * The bundle is made in passes, each with one mode: `islands` (one chunk per widget), then `loader`, `index`
 * and `script`, which know the islands' hashed names. One pass for all would make Vite put its preload
 * helper into the loader, and an island with an import of its own would fetch and run the loader again.
 */
const root = import.meta.dirname;
const dist = join(root, 'dist');
const widgets = join(root, 'widgets');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
	version: string;
};

/** How long our own steps take is no news. */
const CHECKS = { bundlerTimings: false };
/** What widgets with a view stand on, and those without one do not. */
const STORE = /packages\/(store\/|dom\/(disposables|announce))/;
/** What asks a server, and what its faults are called. */
const CALLS = /packages\/(wire\/|contract\/(faults|fill-in|messages))/;
/** The page's settings, for widgets that ask them. */
const PAGE = /packages\/(host\/page|contract\/page-config)\.ts/;
/** All that a page needs whose widgets only bring a stylesheet. */
const DRESS = /packages\/host\/dress/;
const SHARED = /packages\/(contract\/(?!contact-)|dom\/)/;
const REACT =
	/packages\/view\/|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@wordpress\/element)\//;

/** What a widget fetches later still bears the widget's name. */
const namedAfterFolder = ({ facadeModuleId }: { facadeModuleId?: string | null | undefined }) => {
	const [, folder] = /\/widgets\/([^/]+)\//.exec(facadeModuleId ?? '') ?? [];
	return folder ? `${folder}-[name]-[hash:6].js` : '[name]-[hash:6].js';
};

const common: UserConfig = {
	root,
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

const single = (input: string, name: string, plugins: Plugin[]): UserConfig => ({
	...common,
	plugins: [...plugins, squeezed()],
	build: build({
		rolldownOptions: {
			checks: CHECKS,
			input: { [name]: join(root, input) },
			preserveEntrySignatures: 'strict',
			output: { entryFileNames: name === 'index' ? 'index.js' : '[name]-[hash:6].js' },
		},
	}),
});

const passes: Record<string, () => UserConfig> = {
	islands: () => ({
		...common,
		plugins: [dressedIslands(), reactForNewPages(), squeezed(), withoutSpaces()],
		build: build({
			manifest: ISLANDS,
			cssCodeSplit: true,
			// As a library, because Vite wraps every import() of a page's script in a helper of its own.
			lib: { entry: mountsIn(widgets), formats: ['es'] },
			rolldownOptions: {
				checks: CHECKS,
				// What a widget's own later files share with its first one is in the first, not in tiny files between.
				preserveEntrySignatures: 'allow-extension',
				optimization: { inlineConst: { mode: 'all', pass: 2 } },
				output: {
					entryFileNames: '[name]-[hash:6].js',
					chunkFileNames: namedAfterFolder,
					assetFileNames: '[name]-[hash:6][extname]',
					codeSplitting: {
						groups: [
							{ name: 'store', test: STORE },
							{ name: 'react', test: REACT },
							{ name: 'page', test: PAGE },
							{ name: 'dress', test: DRESS },
							{ name: 'calls', test: CALLS, minShareCount: 2 },
							// One small file instead of many tiny ones.
							{ name: 'shared', test: SHARED, minShareCount: 2 },
						],
					},
				},
			},
		}),
	}),
	loader: () => single('widgets/main.ts', 'loader', [tableOfWidgets(dist, widgets)]),
	index: () => single('widgets/index.ts', 'index', [tableOfWidgets(dist, widgets)]),
	script: () => ({
		...common,
		plugins: [stylesInside(dist), leaveStylesOut(), withoutPreload()],
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

export default defineConfig(({ mode }) => (passes[mode] ?? passes.islands!)());
