import type { Plugin } from 'vite';
import type { StyleAs } from './islands.ts';

const DRESS = 'virtual:gazetteer-dress';

/** How this build brings a widget its stylesheet. */
export const dress = (as: StyleAs): Plugin => ({
	name: 'gazetteer-dress',
	resolveId: (id) => (id === DRESS ? `\0${id}` : null),
	load(id) {
		if (id !== `\0${DRESS}`) return null;
		const [make, base] =
			as === 'file' ? ['styleLinks', 'import.meta.url'] : ['styleSheets', ''];
		return `import { ${make} } from '@gazetteer/host'; export const dress = ${make}(${base});`;
	},
});

/** In the single file a stylesheet is a text of the widget's entry already. */
export const leaveStylesOut = (): Plugin => ({
	name: 'gazetteer-no-styles',
	enforce: 'pre',
	load: (id) => (id.endsWith('.css') ? '' : null),
	transform: (_code, id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
});
