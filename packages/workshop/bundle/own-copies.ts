import { join } from 'node:path';
import type { Plugin } from 'vite';
import { copiedPackages } from './chunks.ts';
import { laterFolders } from './later-files.ts';
import { widgetNames } from './widgets.ts';

const COPY = '?copy-of=';

/**
 * Gives each widget its own copy of the small packages' modules. Separate files would have a few
 * hundred bytes each, and each would need a request. The later files of a widget have another copy,
 * so that its first file stays small.
 */
export function ownCopies(root: string): Plugin {
	const widgets = join(root, 'widgets');
	const small = copiedPackages(root).map((folder) => `/${folder}/`);
	const owners = widgetNames(widgets).flatMap((name) => [
		...laterFolders(join(widgets, name)).map(
			(folder) => [`/widgets/${name}/${folder}/`, `${name}-later`] as const,
		),
		[`/widgets/${name}/`, name] as const,
	]);
	const ownerOf = (importer: string) =>
		owners.find(([part]) => importer.includes(part))?.[1] ?? importer.split(COPY)[1];
	return {
		name: 'gazetteer-own-copies',
		enforce: 'pre',
		async resolveId(source, importer, options) {
			const owner = importer && ownerOf(importer);
			if (!owner) return null;
			const found = await this.resolve(source, importer.split(COPY)[0], {
				...options,
				skipSelf: true,
			});
			return found && small.some((part) => found.id.includes(part))
				? { ...found, id: found.id + COPY + owner }
				: found;
		},
	};
}
