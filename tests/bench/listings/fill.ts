import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Engine } from './engine.ts';

const PLUGIN = 'gazetteer/gazetteer.php';

/** How many listings one run of PHP makes, or reads into the lookup. */
const PORTION = 5000;

const NAMES = '$names = (new Gazetteer\\WordPress\\Settings())->names();';

/** Brings a site to so many listings, and its lookup into step with them. */
export async function fill(run: Engine['run'], listings: number): Promise<void> {
	await run(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('${PLUGIN}'); update_option('gazetteer_bench_others', array_values(array_diff(get_option('active_plugins'), ['${PLUGIN}'])));`,
	);
	const have = Number(await run(`${NAMES} echo wp_count_posts($names->listing)->publish;`));
	const lookup = `${NAMES} $lookup = new Gazetteer\\WordPress\\Lookup\\Lookup(static fn () => $names);`;
	if (have >= listings && (await run(`${lookup} echo (int) $lookup->isReady();`)) === '1') return;
	const seed = (await readFile(path.join(import.meta.dirname, 'seed.php'), 'utf8')).replace(
		/^<\?php[\s\S]*?(?=final class)/,
		'use Gazetteer\\WordPress\\Directory\\Names; ',
	);
	for (let made = have; made < listings; made += PORTION) {
		const goal = Math.min(listings, made + PORTION);
		await run(`${seed} ${NAMES} (new BenchSeed($names))->fill(${goal});`);
	}
	let read = PORTION;
	for (let from = 0; read >= PORTION;) {
		const told = await run(
			`${lookup} $last = ${from}; $read = $lookup->reindex()->run(static function (int $id, int $done) use (&$last): bool { $last = $id; return $done < ${PORTION}; }, ${from}); echo json_encode([$last, $read]);`,
		);
		[from, read] = JSON.parse(told) as [number, number];
	}
}
