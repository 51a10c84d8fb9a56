import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Engine } from './engine.ts';

const PLUGIN = 'gazetteer/gazetteer.php';

/** The number of listings that one PHP process creates or indexes. */
const PORTION = 5000;

const NAMES = '$names = (new Gazetteer\\Kernel\\Settings())->names();';

/** The code of a file without its opening tag, to append it to other code. */
const classIn = async (file: string) => {
	const code = await readFile(path.join(import.meta.dirname, file), 'utf8');
	return code.replace(/^<\?php[\s\S]*?(?=\nuse )/, '');
};

/**
 * Fills a site up to this number of listings, and updates its search index directly, because a rebuild would take an
 * hour.
 */
export async function fill(
	run: Engine['run'],
	listings: number,
	{ direct = false } = {},
): Promise<void> {
	await run(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('${PLUGIN}'); update_option('gazetteer_bench_others', array_values(array_diff(get_option('active_plugins'), ['${PLUGIN}'])));`,
	);
	const have = Number(await run(`${NAMES} echo wp_count_posts($names->listing)->publish;`));
	const index = `${NAMES} $index = new Gazetteer\\Search\\SiteIndex(static fn () => $names);`;
	const seed = await classIn('seed.php');
	const offer = () => run(`${seed} ${NAMES} (new BenchSeed($names))->offer();`);
	if (have >= listings && (await run(`${index} echo (int) $index->isReady();`)) === '1') {
		await offer();
		return;
	}
	for (let made = have; made < listings; made += PORTION) {
		const goal = Math.min(listings, made + PORTION);
		await run(`${seed} ${NAMES} (new BenchSeed($names))->fill(${goal});`);
	}
	await offer();
	if (direct) {
		const rows = await classIn('index-rows.php');
		let last = 0;
		do {
			last = Number(
				await run(
					`${rows} ${index} echo (new BenchIndexRows($index))->write(${last}, ${PORTION});`,
				),
			);
		} while (last > 0);
		return;
	}
	let read = PORTION;
	for (let from = 0; read >= PORTION;) {
		const told = await run(
			`${index} $last = ${from}; $read = $index->rebuilder()->run(static function (int $id, int $done) use (&$last): bool { $last = $id; return $done < ${PORTION}; }, ${from}); echo json_encode([$last, $read]);`,
		);
		[from, read] = JSON.parse(told) as [number, number];
	}
}
