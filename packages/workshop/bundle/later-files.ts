import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ModuleInfo } from 'rolldown';
import { chunkReader } from './chunks.ts';

type GetModuleInfo = (id: string) => ModuleInfo | null;

/**
 * The content of a `later-files.json`: the modules or folders in each later file of a widget. The
 * files are in the order in which a page needs them.
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

/** Returns the folders of a widget whose modules are in its later files. */
export const laterFolders = (folder: string): string[] => [
	...new Set(
		Object.values(readLaterFiles(folder))
			.flat()
			.map((name) => name.split('/')[0]!),
	),
];

/** Returns the modules that a module imports statically, directly or indirectly. */
function staticImportsOf(id: string, infoOf: GetModuleInfo): ReadonlySet<string> {
	const reached = new Set([id]);
	// A loop over a set also visits members that are added during the loop.
	for (const one of reached) {
		for (const imported of infoOf(one)?.importedIds ?? []) reached.add(imported);
	}
	return reached;
}

/** Returns the modules that `import()` loads from these modules, directly or indirectly. */
function dynamicImportsOf(mount: string, infoOf: GetModuleInfo): ReadonlySet<string> {
	const asked = new Set([mount]);
	for (const one of asked) {
		for (const id of staticImportsOf(one, infoOf)) {
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
	/** Returns the later file that contains a dynamically imported module. */
	const fileFor = (asked: string) =>
		Object.keys(later).find((file) =>
			later[file]!.some((name) => {
				const part = `${dirname(mount)}/${name}`;
				return name.endsWith('/') ? asked.startsWith(part) : asked === part;
			}),
		);
	const files = new Map<string, string>();
	for (const asked of dynamicImportsOf(mount, infoOf)) {
		const file = fileFor(asked);
		for (const id of staticImportsOf(asked, infoOf)) {
			const before = files.get(id);
			// A module that several files import is in the file that is loaded first.
			if (before === undefined || before === file) files.set(id, file ?? asked);
			else if (before !== mount) files.set(id, first!);
		}
	}
	return files;
}

/**
 * Returns a function that finds the later file of a widget's module. It returns null if the bundler
 * decides.
 */
export function laterFileOf(root: string, mount: string) {
	const later = readLaterFiles(dirname(mount));
	const widget = basename(dirname(mount));
	const chunkOf = chunkReader(root);
	/**
	 * Whether other widgets may import a module, too. A module that its package assigns to this
	 * widget is not shared.
	 */
	const isShared = (id: string) =>
		id.includes('/packages/') && !id.includes('?') && chunkOf(id) !== widget;
	/** Whether the module is a library with a file of its own, or the bundler decides about it. */
	const isElsewhere = (id: string) => {
		const chunk = chunkOf(id);
		return chunk === null || (typeof chunk === 'string' && id.includes('/node_modules/'));
	};
	let files: ReadonlyMap<string, string> | undefined;
	return (id: string, infoOf: GetModuleInfo): string | null => {
		if (!Object.keys(later).length) return null;
		files ??= filesOfModules(mount, later, infoOf);
		const file = isShared(id) || isElsewhere(id) ? undefined : files.get(id);
		return file !== undefined && Object.hasOwn(later, file) ? file : null;
	};
}
