import { existsSync } from 'node:fs';
import path from 'node:path';
import { watchFolder } from './watch-folder.ts';

const FOLDERS = ['widgets', 'packages', 'plugin-php-shim/editor', 'plugin-php-shim/blocks'];

/** The debounce time in milliseconds, because editors save in several steps. */
const DEBOUNCE = 200;

const isLeftOut = (name: string) => ['node_modules', 'demo-site', 'workshop'].includes(name);

/** Whether a change of this file requires a rebuild. A name without an extension is a folder. */
const needsRebuild = (file: string) => /\.(tsx?|css|json)$/.test(file) || !path.extname(file);

/**
 * Rebuilds after a change. Runs one build at a time, and starts another if files change meanwhile.
 * Reports a failed build, and retries after the next change. Returns a function that stops
 * watching.
 */
export function rebuildOnChange(
	checkout: string,
	build: () => Promise<void>,
	say: (line: string) => void,
): () => void {
	let timer: NodeJS.Timeout | undefined;
	let building = false;
	let stale = false;

	const rebuild = async () => {
		stale = true;
		if (building) return;
		building = true;
		while (stale) {
			stale = false;
			const began = Date.now();
			try {
				await build();
				say(`Built again in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
			} catch (error) {
				say(`Not built: ${error instanceof Error ? error.message : String(error)}`);
			}
		}
		building = false;
	};

	const ends = FOLDERS.map((folder) => path.join(checkout, folder))
		.filter((folder) => existsSync(folder))
		.map((folder) =>
			watchFolder(folder, isLeftOut, (file) => {
				if (!needsRebuild(file)) return;
				clearTimeout(timer);
				timer = setTimeout(rebuild, DEBOUNCE);
			}),
		);
	return () => {
		clearTimeout(timer);
		for (const end of ends) end();
	};
}
