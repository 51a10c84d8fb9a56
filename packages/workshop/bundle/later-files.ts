import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ModuleInfo } from 'rolldown';
import { chunkReader } from './chunks.ts';

type GetModuleInfo = (id: string) => ModuleInfo | null;

/**
 * The later files of a widget, by the modules or folders that it imports dynamically, in the order in which a page needs
 * them. A widget declares them in its `later-files.json`.
 */
type LaterFiles = Readonly<Record<string, readonly string[]>>;

function readLaterFiles(folder: string): LaterFiles {
	const file = join(folder, 'later-files.json');
	if (!existsSync(file)) return {};
	const files = JSON.parse(readFileSync(file, 'utf8')) as LaterFiles;
	const missing = Object.values(files)
		.flat()
		.find((name) => name.startsWith('../') || !existsSync(join(folder, name)));
	if (missing) throw new Error(`${file} names ${missing}, which does not exist.`);
	return files;
}

/** The folders of a widget whose modules are in its later files. */
export const laterFolders = (folder: string): string[] => [
	...new Set(
		Object.values(readLaterFiles(folder))
			.flat()
			.map((name) => name.split('/')[0]!),
	),
];

/** The modules that are loaded together with a module, without another request. */
function reachedFrom(id: string, infoOf: GetModuleInfo): ReadonlySet<string> {
	const reached = new Set([id]);
	// The loop also visits the ids that it adds.
	for (const one of reached) {
		for (const imported of infoOf(one)?.importedIds ?? []) reached.add(imported);
	}
	return reached;
}

/** The modules that these modules load with `import()`, directly or indirectly. */
function askedFrom(mount: string, infoOf: GetModuleInfo): ReadonlySet<string> {
	const asked = new Set([mount]);
	for (const one of asked) {
		for (const id of reachedFrom(one, infoOf)) {
			for (const imported of infoOf(id)?.dynamicallyImportedIds ?? []) asked.add(imported);
		}
	}
	return asked;
}

function filesOfModules(
	mount: string,
	later: LaterFiles,
	infoOf: GetModuleInfo,
): ReadonlyMap<string, string> {
	const [first] = Object.keys(later);
	/** The later file for a module that the widget imports dynamically. */
	const fileFor = (asked: string) =>
		Object.keys(later).find((file) =>
			later[file]!.some((name) => {
				const part = `${dirname(mount)}/${name}`;
				return name.endsWith('/') ? asked.startsWith(part) : asked === part;
			}),
		);
	const files = new Map<string, string>();
	for (const asked of askedFrom(mount, infoOf)) {
		const file = fileFor(asked);
		for (const id of reachedFrom(asked, infoOf)) {
			const before = files.get(id);
			// What several files import is in the one that is there before all of them.
			if (before === undefined || before === file) files.set(id, file ?? asked);
			else if (before !== mount) files.set(id, first!);
		}
	}
	return files;
}

/** Returns the later file that a module of a widget is in; null if the bundler decides. */
export function laterFileOf(root: string, mount: string) {
	const later = readLaterFiles(dirname(mount));
	const widget = basename(dirname(mount));
	const chunkOf = chunkReader(root);
	/** Other widgets import it as well, unless its package says that it belongs to this widget. */
	const isShared = (id: string) =>
		id.includes('/packages/') && !id.includes('?') && chunkOf(id) !== widget;
	let files: ReadonlyMap<string, string> | undefined;
	return (id: string, infoOf: GetModuleInfo): string | null => {
		if (!Object.keys(later).length) return null;
		files ??= filesOfModules(mount, later, infoOf);
		const file = isShared(id) ? undefined : files.get(id);
		return file !== undefined && Object.hasOwn(later, file) ? file : null;
	};
}
