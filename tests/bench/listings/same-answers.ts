import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Engine } from './engine.ts';
import { ORACLE } from './oracle.ts';

const SEED = 7;

/** Counts how many of these random queries return the same results in the search index and in WordPress. */
export async function sameAnswers(engine: Engine, questions: number): Promise<number> {
	const file = await readFile(path.join(import.meta.dirname, 'random-queries.php'), 'utf8');
	const functions = file.slice(file.indexOf('use '));
	return Number(
		await engine.run(`${functions}
			$names = (new Gazetteer\\Kernel\\Settings())->names();
			$index = new Gazetteer\\Search\\SiteIndex(static fn () => $names);
			${ORACLE}
			$same = 0;
			foreach (gazetteer_random_queries($names, ${SEED}, ${questions}) as $query) {
				[$ours, $theirs] = [$index->setSearch()->find($query), $oracle->find($query)];
				$same += (int) ([$ours->ids, $ours->total] === [$theirs->ids, $theirs->total]);
			}
			echo $same;`),
	);
}
