import type { Plugin } from 'vite';

const WIDGET = /\/widgets\/([^/]+)\//;
/** Small packages of which a widget's first file needs a few lines, and whose state, if any, is no other widget's. */
const SMALL = /\/packages\/(contract|dom|drafts|form|host)\//;
const COPY = '?copy-of=';
/**
 * A widget with many later files gets separate copies of shared modules for them. One chunk can then contain all
 * copies, and the first file does not load it.
 */
const LATER = /\/widgets\/(listing-form\/interactive)\//;

/**
 * Gives each widget its own copy of what it uses of the small packages. Shared, they would be files of a few hundred
 * bytes, each a request that the widget waits for.
 */
export const ownCopies = (): Plugin => ({
	name: 'gazetteer-own-copies',
	enforce: 'pre',
	async resolveId(source, importer, options) {
		if (!importer) return null;
		const [, widget] = LATER.exec(importer) ?? WIDGET.exec(importer) ?? [];
		const name = widget?.replace('/', '-') ?? importer.split(COPY)[1];
		if (!name) return null;
		const found = await this.resolve(source, importer.split(COPY)[0], {
			...options,
			skipSelf: true,
		});
		return found && SMALL.test(found.id) ? { ...found, id: found.id + COPY + name } : found;
	},
});
