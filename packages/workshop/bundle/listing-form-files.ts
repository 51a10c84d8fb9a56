import type { ModuleInfo } from 'rolldown';

type GetModuleInfo = (id: string) => ModuleInfo | null;

const FIRST_TOUCH = 'interactive';

/** What the listing form fetches in one file, by the modules that it asks for. In the order in which a page needs them. */
const FILES: readonly (readonly [name: string, asked: RegExp])[] = [
	[FIRST_TOUCH, /\/interactive\/(submit\/)?index\.ts$/],
	[
		'first-fields',
		/\/sections\/((place-lookup|similar|locations|address|map|category|features|preview)\/index|plain-fields\/[\w-]+)\.tsx?$/,
	],
	['description', /\/sections\/description\/index\.tsx$/],
	['photos', /\/sections\/gallery\/(gallery\.tsx|single\.tsx|preparing\/prepare\.ts)$/],
	['more-fields', /\/sections\/(social|hours|faqs)\/index\.tsx$/],
];

/** What other widgets import as well. Own copies have a query. */
const IS_SHARED = /\/packages\/(?!places\/|contract\/listing-form\/)[^?]*$/;

/** What can be reached from a module without another request. */
function reachedFrom(id: string, infoOf: GetModuleInfo): ReadonlySet<string> {
	const reached = new Set([id]);
	// What is added during the loop is visited as well.
	for (const one of reached) {
		for (const imported of infoOf(one)?.importedIds ?? []) reached.add(imported);
	}
	return reached;
}

/** The modules that something of these asks for by a request of its own, and so on. */
function askedFrom(mount: string, infoOf: GetModuleInfo): ReadonlySet<string> {
	const asked = new Set([mount]);
	for (const one of asked) {
		for (const id of reachedFrom(one, infoOf)) {
			for (const imported of infoOf(id)?.dynamicallyImportedIds ?? []) asked.add(imported);
		}
	}
	return asked;
}

function filesOfModules(mount: string, infoOf: GetModuleInfo): ReadonlyMap<string, string> {
	const files = new Map<string, string>();
	for (const asked of askedFrom(mount, infoOf)) {
		const [file = ''] = FILES.find(([, pattern]) => pattern.test(asked)) ?? [];
		for (const id of reachedFrom(asked, infoOf)) {
			const before = files.get(id);
			// What several files import is in the one that is there before all of them.
			if (before === undefined || before === file) files.set(id, file || asked);
			else if (before !== mount) files.set(id, FIRST_TOUCH);
		}
	}
	return files;
}

/** Names the file that a module of the listing form is in; null where the bundler finds the place itself. */
export function listingFormFile(mount: string) {
	let files: ReadonlyMap<string, string> | undefined;
	return (id: string, infoOf: GetModuleInfo): string | null => {
		files ??= filesOfModules(mount, infoOf);
		const file = IS_SHARED.test(id) ? undefined : files.get(id);
		return FILES.some(([name]) => name === file) ? file! : null;
	};
}
