import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * In one file there is nothing to preload, yet Vite wraps what an `import()` has become in its helper for
 * preloading.
 */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

export const withoutPreload = (): Plugin => ({
	name: 'gazetteer-no-preload',
	enforce: 'pre',
	load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : null),
});

/** One more minifier, before Vite's own: in the loader every byte is on every page. */
export const squeezed = (): Plugin => ({
	name: 'gazetteer-squeezed',
	async renderChunk(code) {
		const { code: smaller } = await minify(code, {
			module: true,
			ecma: 2020,
			compress: { passes: 4, unsafe: true, unsafe_arrows: true, pure_getters: true },
		});
		return smaller ?? null;
	},
});

/** An island runs whole as soon as it comes: told so, the browser reads it once and not twice. */
const RUNS_WHOLE = '//# allFunctionsCalledOnLoad\n';

/** A script shorter than this is read twice in no time, and the word would cost more than it saves. */
const WORTH_A_WORD = 2e3;

const word = ({ isEntry }: { isEntry: boolean }, code: string) =>
	isEntry && code.length > WORTH_A_WORD ? RUNS_WHOLE : '';

/** Vite leaves a library its spaces and line ends. */
export const withoutSpaces = (): Plugin => ({
	name: 'gazetteer-no-spaces',
	enforce: 'post',
	async generateBundle(_options, bundle) {
		const plain = { module: true, compress: false, mangle: false } as const;
		for (const file of Object.values(bundle)) {
			if (file.type !== 'chunk') continue;
			const { code } = await minify(file.code, plain);
			const plainer = code ?? file.code;
			file.code = word(file, plainer) + plainer;
		}
	},
});

/** What of React's drawing only pages of its older kinds use, or pages that React drew on the server. */
const UNUSED =
	/exports\.(?:findDOMNode|hydrate|hydrateRoot|render|unmountComponentAtNode|unstable_\w+)=/g;

/** What of React itself no widget stands on. One that comes to need any of it takes it off this list. */
const UNUSED_OF_REACT =
	/exports\.(?:Profiler|PureComponent|act|createFactory|lazy|startTransition|unstable_act|useDebugValue|useDeferredValue|useInsertionEffect|useTransition|version)=/g;

const UNUSED_IN: Readonly<Record<string, RegExp>> = {
	'react-dom': UNUSED,
	react: UNUSED_OF_REACT,
};

const REACT_FILE = /\/(react|react-dom)\.production(?:\.min)?\.js$/;

/** Nothing of it is called here, which a minifier cannot know of a file that was minified already. */
export const reactForNewPages = (): Plugin => ({
	name: 'gazetteer-react-for-new-pages',
	enforce: 'pre',
	transform(code, id) {
		const [, name = ''] = REACT_FILE.exec(id) ?? [];
		const unused = UNUSED_IN[name];
		return unused ? code.replace(unused, 'var $unused=') : null;
	},
});
