import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ORACLE } from '../../../bench/listings/oracle.ts';
import { describeWhere } from '../../../browser/where.ts';
import { mariadbMissing } from '../../../mariadb/server.ts';
import { ACTIVATE, openMariadbSite, type MariadbSite } from '../../../mariadb/site.ts';
import { SEARCH_INDEX, PLANT } from './search-site.ts';

const RANDOM = readFileSync(
	path.resolve(__dirname, '../../../bench/listings/random-queries.php'),
	'utf8',
).replace(/^[\s\S]*?(?=use function|\/\*\*\n \* Most)/, '');

let site: MariadbSite;

const run = (code: string) => site.run(`${SEARCH_INDEX} ${code}`);
const answer = async <Answer>(code: string) => JSON.parse(await run(code)) as Answer;
const differences = () => answer<unknown[]>('echo json_encode($index->rebuilder()->check());');

describeWhere(mariadbMissing() === undefined)('the search index on MariaDB', () => {
	beforeAll(async () => {
		site = await openMariadbSite();
		await site.run(ACTIVATE);
		await run(PLANT);
		await run(
			'$index->ensureBuilt(); while ($index->state()->next() !== null) { (new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run(); }',
		);
	}, 300_000);
	afterAll(() => site.stop());

	it('the search index on MariaDB agrees with the listings, and returns the same results as a scan of all listings', async () => {
		expect(await differences()).toEqual([]);
		const wrong = await answer<unknown[]>(`
			use Gazetteer\\Listings\\Domain\\Detail;
			use Gazetteer\\Data\\DataNames;
			${RANDOM}
			${ORACLE}
			$wrong = [];
			foreach (gazetteer_random_queries($names, 33, 50) as $query) {
				[$ours, $theirs] = [$index->setSearch()->find($query), $oracle->find($query)];
				if ([$ours->ids, $ours->total] !== [$theirs->ids, $theirs->total]) {
					$wrong[] = [$query, $ours, $theirs];
				}
			}
			echo json_encode($wrong);
		`);
		expect(wrong).toEqual([]);
	});

	it('the search index on MariaDB loses no change if several processes write the same listings during a rebuild', async () => {
		const writer = (seed: number) =>
			run(`
				mt_srand(${seed});
				$all = array_values(array_filter($ids, static fn (string $name): bool => str_starts_with($name, 'listing'), ARRAY_FILTER_USE_KEY));
				for ($round = 0; $round < 25; $round++) {
					$id = $all[mt_rand(0, 5)];
					wp_cache_flush();
					update_post_meta($id, $names->values, ['runway' => (string) mt_rand(0, 9)]);
					wp_set_object_terms($id, [[$ids['fields'], $ids['ports'], $ids['sea']][mt_rand(0, 2)]], $names->category);
					$index->pending()->add($id);
					$index->pending()->flush();
				}
				// Read from the database, because another process may have saved while this one was
				// reading.
				wp_cache_flush();
				$index->pending()->add(...array_slice($all, 0, 6));
				$index->pending()->flush();
				echo 'done';
			`);
		const builder = () =>
			run(
				"for ($round = 0; $round < 3; $round++) { $index->rebuilder()->run(static function (): bool { usleep(150000); return true; }); } echo 'built';",
			);
		expect(await Promise.all([writer(1), writer(2), writer(3), writer(4), builder()])).toEqual([
			'done',
			'done',
			'done',
			'done',
			'built',
		]);
		// The last writer may have read a value that another process was changing, so index all again.
		await run(
			"wp_cache_flush(); $index->pending()->add(...array_values(array_filter($ids, static fn (string $name): bool => str_starts_with($name, 'listing'), ARRAY_FILTER_USE_KEY))); $index->pending()->flush();",
		);
		expect(await differences()).toEqual([]);
	});

	it('the search index on MariaDB writes only a few kilobytes for one listing, however many listings exist', async () => {
		const bytes = await answer<number>(`
			$bytes = 0;
			$index->reader()->read([$ids['listing0']]);
			update_post_meta($ids['listing0'], $names->values, ['runway' => '77']);
			add_filter('query', static function (string $sql) use (&$bytes): string { $bytes += preg_match('/^\\\\s*SELECT/', $sql) ? 0 : strlen($sql); return $sql; });
			$index->writer()->write([$ids['listing0']]);
			echo $bytes;
		`);
		expect(bytes).toBeGreaterThan(100);
		expect(bytes).toBeLessThan(10_000);
	});
});
