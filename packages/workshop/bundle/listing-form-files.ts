import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ModuleInfo } from 'rolldown';

type GetModuleInfo = (id: string) => ModuleInfo | null;

const FIRST_TOUCH = 'interactive';

/**
 * The later files of the listing form, by the modules or folders that it imports dynamically. In the order in which a
 * page needs them.
 */
type LaterFiles = Readonly<Record<string, readonly string[]>>;

function readLaterFiles(folder: string): LaterFiles {
	const file = join(folder, 'later-files.json');
	const files = JSON.parse(readFileSync(file, 'utf8')) as LaterFiles;
	const missing = Object.values(files)
		.flat()
		.find((name) => !existsSync(join(folder, name)));
	if (missing) throw new Error(`${file} names ${missing}, which does not exist.`);
	return files;
}

/** The later file for a module that the listing form imports dynamically. */
const fileFor = (asked: string, files: LaterFiles): string | undefined =>
	Object.keys(files).find((file) =>
		files[file]!.some((name) => {
			const part = `/widgets/listing-form/${name}`;
			return name.endsWith('/') ? asked.includes(part) : asked.endsWith(part);
		}),
	);

/** What other widgets import as well. Own copies have a query. */
const IS_SHARED = /\/packages\/(?!places\/|contract\/listing-form\/)[^?]*$/;

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
	const files = new Map<string, string>();
	for (const asked of askedFrom(mount, infoOf)) {
		const file = fileFor(asked, later);
		for (const id of reachedFrom(asked, infoOf)) {
			const before = files.get(id);
			// What several files import is in the one that is there before all of them.
			if (before === undefined || before === file) files.set(id, file ?? asked);
			else if (before !== mount) files.set(id, FIRST_TOUCH);
		}
	}
	return files;
}

/** Names the file that a module of the listing form is in; null where the bundler finds the place itself. */
export function listingFormFile(mount: string) {
	const later = readLaterFiles(dirname(mount));
	let files: ReadonlyMap<string, string> | undefined;
	return (id: string, infoOf: GetModuleInfo): string | null => {
		files ??= filesOfModules(mount, later, infoOf);
		const file = IS_SHARED.test(id) ? undefined : files.get(id);
		return file !== undefined && Object.hasOwn(later, file) ? file : null;
	};
}
