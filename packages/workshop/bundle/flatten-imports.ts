import type { Plugin } from 'vite';

/**
 * Adds the imports of a chunk's imports to the top of the chunk. The browser then requests all
 * files in parallel, and not one after the other.
 */
export const flattenImports = (): Plugin => ({
	name: 'gazetteer-flatten-imports',
	generateBundle(_options, bundle) {
		const importsOf = (file: string): readonly string[] => {
			const chunk = bundle[file];
			return chunk?.type === 'chunk' ? chunk.imports : [];
		};
		for (const chunk of Object.values(bundle)) {
			if (chunk.type !== 'chunk') continue;
			const near = new Set(chunk.imports);
			const far = new Set(chunk.imports.flatMap(importsOf));
			const missing = [...far].filter((file) => !near.has(file) && file !== chunk.fileName);
			chunk.code = missing.map((file) => `import"./${file}";`).join('') + chunk.code;
		}
	},
});
