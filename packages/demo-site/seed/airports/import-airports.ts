import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../site.ts';
import { allAirportRows } from './import-rows.ts';
import { CHOSEN } from './chosen.ts';

/** How many rows were imported so far, by result. */
export interface Imported {
	made: number;
	changed: number;
	unchanged: number;
	refused: number;
}

const FOLDER = 'wp-content/uploads/gazetteer-demo';

/** The maximum run time of one PHP call in seconds, so that visitors of the site do not wait longer. */
const SECONDS = 8;

const importSlice = (root: string, file: string) => `<?php
require '${root}/wp-load.php';
$names = (new Gazetteer\\Kernel\\Settings())->names();
$import = (new Gazetteer\\Import\\TransferServices($names))->import(false, static fn () => null);
$file = Gazetteer\\Import\\ImportFile::open('${root}/${FOLDER}/${file}');
$end = microtime(true) + ${SECONDS};
$seen = ['bytes' => 0, 'counts' => []];
$isDone = $import->run($file, static function ($place, $progress) use (&$seen, $end): bool {
    $seen = ['bytes' => $place->bytes, 'counts' => $progress->counts()];
    return microtime(true) < $end;
});
echo json_encode(['done' => $isDone, 'size' => $file->size()] + $seen);`;

/**
 * Imports all airports that are not in the demo's selection, with the plugin's import. Continues
 * after an interruption. A second run changes nothing.
 */
export async function importAirports(
	site: Pick<Site, 'run' | 'folder' | 'root'>,
	report: (done: number, of: number) => void,
): Promise<Imported> {
	const rows = (await allAirportRows()).filter(({ key }) => !(key in CHOSEN));
	const json = JSON.stringify(rows);
	const name = `airports-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
	await mkdir(path.join(site.folder, FOLDER), { recursive: true });
	await writeFile(path.join(site.folder, FOLDER, name), json);

	for (;;) {
		const { done, size, bytes, counts } = JSON.parse(
			await site.run(importSlice(site.root, name)),
		) as {
			done: boolean;
			size: number;
			bytes: number;
			counts: Imported;
		};
		report(done ? size : bytes, size);
		if (done) return counts;
	}
}
