import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/**
 * The bundle is made in passes, each with one mode: `islands` (one chunk per widget), then `loader`, `index`
 * and `script`, which know the islands' hashed names. One pass for all would make Vite put its preload
 * helper into the loader, and an island with an import of its own would fetch and run the loader again.
 */
const root = import.meta.dirname;
const dist = join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
	version: string;
};

/** Vite's own record of the islands pass: source file → written files. */
type Islands = Record<string, { file: string; css?: string[]; isEntry?: boolean; name?: string }>;
const ISLANDS = 'islands.json';
const islands = () => JSON.parse(readFileSync(join(dist, ISLANDS), 'utf8')) as Islands;

/** What is fetched only when needed: every widget's mount. */
const entries = () => {
	const widgets = join(root, 'widgets');
	const mounts = readdirSync(widgets)
		.filter((name) => existsSync(join(widgets, name, 'widget.ts')))
		.map((name) => {
			const mount = ['mount.ts', 'mount.tsx'].find((file) =>
				existsSync(join(widgets, name, file)),
			);
			if (!mount)
				throw new Error(`widgets/${name} has a widget.ts but no mount.ts or mount.tsx.`);
			return [name, join(widgets, name, mount)] as const;
		});
	return Object.fromEntries(mounts);
};

/** Where a widget's stylesheet is: a file beside the loader, or a text inside the single-file build. */
type StyleAs = 'file' | 'text';

const DRESS = 'virtual:gazetteer-dress';
const dress = (as: StyleAs): Plugin => ({
	name: 'gazetteer-dress',
	resolveId: (id) => (id === DRESS ? `\0${id}` : null),
	load(id) {
		if (id !== `\0${DRESS}`) return null;
		const [make, base] =
			as === 'file' ? ['styleLinks', 'import.meta.url'] : ['styleSheets', ''];
		return `import { ${make} } from '@gazetteer/host'; export const dress = ${make}(${base});`;
	},
});

/**
 * Tells each widget.ts where its island is. In files, the `import()` is only put in at the very end, so
 * that nothing is wrapped around it on the way.
 */
const IMPORT = '__gazetteer_import__';
const pointToIslands = (as: StyleAs): Plugin => ({
	name: 'gazetteer-islands',
	enforce: 'pre',
	transform(code, id) {
		const [, name = ''] = /\/widgets\/([^/]+)\/widget\.ts$/.exec(id) ?? [];
		const island = Object.values(islands()).find((it) => it.isEntry && it.name === name);
		if (!island) return null;
		const [sheet] = island.css ?? [];
		const style =
			sheet && (as === 'file' ? sheet : readFileSync(join(dist, sheet), 'utf8').trim());
		const elsewhere = `${IMPORT}(${JSON.stringify(`./${island.file}`)})`;
		return code.replace(
			/load: \(\) => (import\('.\/mount\.tsx?'\))/,
			(_all, own: string) =>
				`style: ${JSON.stringify(style)}, load: () => ${as === 'file' ? elsewhere : own}`,
		);
	},
	generateBundle(_options, bundle) {
		for (const file of Object.values(bundle)) {
			if (file.type === 'chunk') file.code = file.code.replaceAll(IMPORT, 'import');
		}
	},
});

/**
 * Vite's helper for preloading weighs more than half a loader, and there is nothing to preload: a
 * widget's stylesheet is the loader's business.
 */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const withoutPreload = (): Plugin => ({
	name: 'gazetteer-no-preload',
	enforce: 'pre',
	load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : null),
});

/** One more minifier, before Vite's own: in the loader every byte is on every page. */
const squeezed = (): Plugin => ({
	name: 'gazetteer-squeezed',
	async renderChunk(code) {
		// A list that the glob import takes for a table.
		const { code: smaller } = await minify(code.replace(/Object\.values\((\[.*?\])\)/s, '$1'), {
			module: true,
			ecma: 2020,
			compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true, pure_getters: true },
		});
		return smaller ?? null;
	},
});

/** Vite leaves a library its spaces and line ends. */
const withoutSpaces = (): Plugin => ({
	name: 'gazetteer-no-spaces',
	enforce: 'post',
	async generateBundle(_options, bundle) {
		for (const file of Object.values(bundle)) {
			if (file.type !== 'chunk') continue;
			const { code } = await minify(file.code, {
				module: true,
				compress: false,
				mangle: false,
			});
			file.code = code ?? file.code;
		}
	},
});

/** Styles are files or texts of their own by the time the script is made. */
const leaveStylesOut = (): Plugin => ({
	name: 'gazetteer-no-styles',
	enforce: 'pre',
	load: (id) => (id.endsWith('.css') ? '' : null),
	transform: (_code, id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
});

const SHARED = /packages\/(contract|dom)\/|vite\/preload-helper/;
/** How long our own steps take is no news. */
const CHECKS = { bundlerTimings: false };
const REACT =
	/node_modules\/(react|react-dom|scheduler|use-sync-external-store|@wordpress\/element)\//;

const common: UserConfig = {
	root,
	base: './',
	publicDir: false,
	define: {
		__GAZETTEER_VERSION__: JSON.stringify(version),
		'process.env.NODE_ENV': '"production"',
	},
	logLevel: 'warn',
	plugins: [withoutPreload()],
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
	plugins: [...plugins, withoutPreload(), squeezed()],
	build: build({
		rolldownOptions: {
			input: { [name]: join(root, input) },
			preserveEntrySignatures: 'strict',
			output: { entryFileNames: name === 'index' ? 'index.js' : '[name]-[hash:6].js' },
		},
	}),
});

const passes: Record<string, () => UserConfig> = {
	islands: () => ({
		...common,
		plugins: [squeezed(), withoutSpaces()],
		build: build({
			manifest: ISLANDS,
			cssCodeSplit: true,
			// As a library, because Vite wraps every import() of a page's script in a helper of its own.
			lib: { entry: entries(), formats: ['es'] },
			rolldownOptions: {
				checks: CHECKS,
				optimization: { inlineConst: { mode: 'all', pass: 2 } },
				output: {
					entryFileNames: '[name]-[hash:6].js',
					chunkFileNames: '[name]-[hash:6].js',
					assetFileNames: '[name]-[hash:6][extname]',
					codeSplitting: {
						groups: [
							{ name: 'react', test: REACT },
							// One small file instead of many tiny ones.
							{ name: 'shared', test: SHARED, minShareCount: 2 },
						],
					},
				},
			},
		}),
	}),
	loader: () => single('widgets/main.ts', 'loader', [dress('file'), pointToIslands('file')]),
	index: () => single('widgets/index.ts', 'index', [dress('file'), pointToIslands('file')]),
	script: () => ({
		...common,
		plugins: [dress('text'), pointToIslands('text'), leaveStylesOut(), withoutPreload()],
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
