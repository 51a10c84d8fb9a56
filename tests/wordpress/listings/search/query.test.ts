import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ORACLE } from '../../../bench/listings/oracle.ts';
import { change, inSearchIndex, plantListings, removeListings } from './search-site.ts';

beforeAll(async () => {
	await change(
		'$index->ensureBuilt(); while ($index->state()->next() !== null) { (new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run(); }',
	);
	await plantListings();
});
afterAll(removeListings);

const RANDOM = readFileSync(
	path.resolve(__dirname, '../../../bench/listings/random-queries.php'),
	'utf8',
).replace(/^[\s\S]*?(?=use function|\/\*\*\n \* Most)/, '');

const namesIn = (query: string) =>
	inSearchIndex<string[]>(`
		$found = $finder->find(new ListingQuery(${query}));
		$names = array_flip(array_filter($ids, static fn (string $name): bool => str_starts_with($name, 'listing'), ARRAY_FILTER_USE_KEY));
		echo json_encode(array_map(static fn (int $id): string => $names[$id] ?? 'another', $found->ids));
	`);

const sameAnswers = (queries: string) =>
	inSearchIndex<unknown[]>(`
	${ORACLE}
	$differences = [];
	foreach (${queries} as $query) {
		$table = $index->setSearch()->find($query);
		$asked = $oracle->find($query);
		$round = static fn (array $away): array => array_map(static fn (float $one): float => round($one, 4), $away);
		if ($table->ids !== $asked->ids || $table->total !== $asked->total || $round($table->kilometres) !== $round($asked->kilometres)) {
			$differences[] = [$query, $table, $asked];
		}
	}
	echo json_encode($differences);
`);

describe('listing search', () => {
	it('the listing search answers 75 random queries like WordPress', async () => {
		const answers = await inSearchIndex<{ differences: unknown[]; found: number }>(`
			use Gazetteer\\Listings\\Domain\\Detail;
			use Gazetteer\\Data\\DataNames;
			${RANDOM}
			${ORACLE}
			$differences = [];
			$found = 0;
			foreach (gazetteer_random_queries($names, 20, 75) as $query) {
				$table = $index->setSearch()->find($query);
				$asked = $oracle->find($query);
				$found += $table->total > 0 ? 1 : 0;
				if ($table->ids !== $asked->ids || $table->total !== $asked->total) {
					$differences[] = [$query, $table, $asked];
				}
			}
			echo json_encode(['differences' => $differences, 'found' => $found]);
		`);
		expect(answers.differences).toEqual([]);
		expect(answers.found).toBeGreaterThan(35);
	});

	it('the map clusters of 40 random queries add up to the total of the query in the view, at every zoom', async () => {
		const answers = await inSearchIndex<{ differences: unknown[]; found: number }>(`
			use Gazetteer\\Listings\\Domain\\Detail;
			use Gazetteer\\Data\\DataNames;
			${RANDOM}
			${ORACLE}
			$map = new Gazetteer\\Search\\SiteMapSearch($index);
			$differences = [];
			$found = 0;
			foreach (gazetteer_random_queries($names, 31, 40) as $nth => $query) {
				$view = $query->bounds ?? [Bounds::world(), new Bounds(-18, 179, -17, -179), new Bounds(-17.51, 179, -17.2, 179.905)][$nth % 3];
				$zoom = $nth % 20;
				$clusters = $map->clusters($query, $view, $zoom);
				$total = $oracle->find($query->with(bounds: $view, page: 1))->total;
				$sum = array_sum(array_column($clusters, 'count'));
				$found += $total > 0 ? 1 : 0;
				$isSingle = static fn (object $cluster): bool => ($cluster->count === 1) === ($cluster->id > 0);
				if ($sum !== $total || array_filter($clusters, $isSingle) !== $clusters) {
					$differences[] = [$query, $view, $zoom, $total, $clusters];
				}
			}
			echo json_encode(['differences' => $differences, 'found' => $found]);
		`);
		expect(answers.differences).toEqual([]);
		expect(answers.found).toBeGreaterThan(15);
	});

	it('the listing search finds listings in a category and its child categories, and by several filters together', async () => {
		expect(
			await sameAnswers(`[
				new ListingQuery(categories: [$ids['air']], perPage: 50),
				new ListingQuery(categories: [$ids['fields'], $ids['sea']], locations: [$ids['country']], order: ListingOrder::Title),
				new ListingQuery(locations: [$ids['country']], features: [$ids['wifi'], $ids['lounge']]),
				new ListingQuery(tags: [$ids['old']], values: ['runway' => ['0', '2'], 'fuel' => ['Jet']]),
				new ListingQuery(values: ['fuel' => ['jet']]),
				new ListingQuery(categories: [$ids['air']], page: 3, perPage: 4),
				new ListingQuery(categories: [$ids['air']], page: 99),
				new ListingQuery(categories: [999999]),
			]`),
		).toEqual([]);
	});

	it.each([
		['uberflug 0', ['listing0']],
		['ÜBERFLUG testf since 1904', ['listing4']],
		["o'hare 10 essai", ['listing10']],
		['testfield nowhere', []],
		['!!!', []],
	])('the listing search finds listings by the text “%s”', async (words, found) => {
		expect(await namesIn(`words: ${JSON.stringify(words)}`)).toEqual(found);
	});

	describe('full text search', () => {
		const titled = (words: string, more = '') =>
			inSearchIndex<string[]>(`
				$found = $finder->find(new ListingQuery(words: ${JSON.stringify(words)}, order: ListingOrder::Relevance${more}));
				$names = array_flip(array_filter($ids, static fn (string $name): bool => str_starts_with($name, 'listing'), ARRAY_FILTER_USE_KEY));
				echo json_encode(array_map(static fn (int $id): string => $names[$id] ?? 'another', $found->ids));
			`);
		const catchUp = () =>
			change(
				'while ($index->state()->next() !== null) { (new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run(); }',
			);

		beforeAll(async () => {
			await change(`
				foreach (['fuel' => ['Fuel', ['type' => 'checkboxes', 'options' => ['avgas', 'jet', 'Jet'], 'filterable' => true, 'everywhere' => true]], 'ramp' => ['Wheelchair ramp', ['type' => 'checkbox', 'filterable' => true, 'everywhere' => true]], 'secret-code' => ['Code', ['type' => 'text', 'filterable' => false]]] as $slug => [$label, $settings]) {
					$ids["field-{$slug}"] = wp_insert_post(['post_type' => $names->field, 'post_status' => 'publish', 'post_title' => $label, 'post_name' => $slug]);
					update_post_meta($ids["field-{$slug}"], 'gazetteer_field_settings', $settings);
				}
				update_option('gazetteer_test_listings', $ids, false);
			`);
			await catchUp();
			await change(`
				wp_update_post(['ID' => $ids['listing2'], 'post_content' => '<!-- wp:paragraph {"className":"numbat"} --><p>Fresh Sourdough<br>daily, crème brûlée &amp; more.</p><!-- /wp:paragraph -->']);
				wp_update_post(['ID' => $ids['listing3'], 'post_excerpt' => 'Sourdoughs and 面包店.']);
				wp_update_post(['ID' => $ids['listing5'], 'post_title' => 'Sourdough testfield 5']);
				$values = static fn (string $name): array => (array) get_post_meta($ids[$name], $names->values, true);
				update_post_meta($ids['listing6'], $names->values, ['ramp' => 'Yes', 'secret-code' => 'quokka'] + $values('listing6'));
				update_post_meta($ids['listing7'], $names->values, ['ramp' => 'No'] + $values('listing7'));
				$details = get_post_meta($ids['listing8'], $names->details, true);
				update_post_meta($ids['listing8'], $names->details, ['tagline_text' => 'Home of sourdough'] + $details);
			`);
		});
		afterAll(async () => {
			await change(
				`foreach (['fuel', 'ramp', 'secret-code'] as $slug) { wp_delete_post($ids["field-{$slug}"], true); }`,
			);
			await catchUp();
		});

		it('the full text search ranks title matches above tagline and description', async () => {
			const found = await titled('sourdough');
			expect(found[0]).toBe('listing5');
			expect(found.slice(1).sort()).toEqual(['listing2', 'listing3', 'listing8']);
			expect(await titled('sourdough', ', page: 2, perPage: 2')).toEqual(found.slice(2));
		});

		it.each([
			['a feature', 'lounge testfield', "features: [$ids['lounge']]"],
			['a place and its ancestors', 'country testfield', "locations: [$ids['country']]"],
			['a category and its ancestors', 'air testfield', "categories: [$ids['air']]"],
			['a tag', 'old testfield', "tags: [$ids['old']]"],
			['a filterable field', 'avgas', "values: ['fuel' => ['avgas']]"],
		])('the full text search finds listings by the name of %s', async (_says, words, query) => {
			const found = (await titled(words, ', perPage: 50')).sort();
			expect(found.length).toBeGreaterThan(1);
			expect(found).toEqual((await namesIn(`${query}, perPage: 50`)).sort());
		});

		it.each([
			['the label of a field whose value is “Yes”', 'wheelchair', ['listing6']],
			['text beside markup', 'creme brulee daily', ['listing2']],
			['text in other scripts', '面包', ['listing3']],
		])('the full text search finds %s', async (_says, words, found) => {
			expect(await titled(words)).toEqual(found);
		});

		it.each(['numbat', 'quokka'])(
			'the full text search does not find text that visitors cannot read: %s',
			async (words) => {
				expect(await titled(words)).toEqual([]);
			},
		);

		it('the full text search finds listings by the new name of a term immediately, and no longer by the old one', async () => {
			await change(`wp_update_term($ids['old'], $names->tag, ['name' => 'Test heritage']);`);
			expect((await titled('heritage', ', perPage: 50')).sort()).toEqual(
				(await namesIn("tags: [$ids['old']], perPage: 50")).sort(),
			);
			expect(await titled('old')).toEqual([]);
			await change(`wp_update_term($ids['old'], $names->tag, ['name' => 'Test old']);`);
		});

		it('the full text search finds listings by a field once the page of their category shows it', async () => {
			expect(await titled('quokka')).toEqual([]);
			await change(
				`add_term_meta(wp_get_object_terms($ids['listing6'], $names->category)[0]->term_id, 'fileds_ids', [$ids['field-secret-code']]);`,
			);
			expect(await titled('quokka')).toEqual(['listing6']);
			await change(
				`delete_term_meta(wp_get_object_terms($ids['listing6'], $names->category)[0]->term_id, 'fileds_ids');`,
			);
			expect(await titled('quokka')).toEqual([]);
		});

		it('the full text search finds listings by a field once visitors can filter by it', async () => {
			await change(
				`update_post_meta($ids['field-secret-code'], 'gazetteer_field_settings', ['type' => 'text', 'filterable' => true, 'everywhere' => true]);`,
			);
			await catchUp();
			expect(await titled('quokka')).toEqual(['listing6']);
		});

		it('the full text search returns the same results as a scan of all listings', async () => {
			expect(
				await sameAnswers(`[
					new ListingQuery(words: 'sour', order: ListingOrder::Relevance),
					new ListingQuery(words: 'test', order: ListingOrder::Relevance, perPage: 7, page: 2),
					new ListingQuery(words: 'test zulu', order: ListingOrder::Relevance, perPage: 50),
					new ListingQuery(words: 'lounge', order: ListingOrder::Relevance, categories: [$ids['air']], nearby: new Nearby(-17.2, 179.9, 60.0)),
					new ListingQuery(order: ListingOrder::Relevance, perPage: 5),
				]`),
			).toEqual([]);
		});
	});

	it('the listing search finds listings across the date line, nearest first', async () => {
		const near = await namesIn(
			'nearby: new Nearby(-17.5, 180.0, 15.0), order: ListingOrder::Nearest',
		);
		// One of these two listings is west of the date line, the other is east of it.
		expect(near.slice(0, 2)).toEqual(['listing0', 'listing1']);
		expect(
			await sameAnswers(`[
				new ListingQuery(nearby: new Nearby(-17.5, -180.0, 12.0), order: ListingOrder::Nearest, perPage: 3),
				new ListingQuery(nearby: new Nearby(-17.2, 179.9, 60.0), order: ListingOrder::Title, categories: [$ids['air']]),
				new ListingQuery(nearby: new Nearby(-90.0, 0.0, 9000.0), order: ListingOrder::Nearest, categories: [$ids['sea']]),
				new ListingQuery(nearby: new Nearby(-17.5, 180.0, 0.0), order: ListingOrder::Nearest),
			]`),
		).toEqual([]);
	});

	it('the listing search counts the listings of each term, including child terms', async () => {
		const [counts, ids] = await inSearchIndex<[Record<string, number>, Record<string, number>]>(
			'echo json_encode([$finder->counts($names->category), $ids]);',
		);
		expect(counts[ids['air'] ?? 0]).toBe(16);
		expect(counts[ids['sea'] ?? 0]).toBe(8);
	});

	it('the listing search finds no unpublished and no password-protected listing', async () => {
		const around = (listing: number) =>
			namesIn(
				`nearby: new Nearby(${-17.5 + listing / 50}, ${listing % 2 ? 179.9 + listing / 1000 : -179.9 - listing / 1000}, 0.5)`,
			);
		expect(await namesIn('words: "zulu 23"')).toEqual(['listing23']);
		expect(await around(22)).toEqual(['listing22']);
		await change(`
			wp_update_post(['ID' => $ids['listing23'], 'post_status' => 'private']);
			wp_update_post(['ID' => $ids['listing22'], 'post_password' => 'secret']);
		`);
		expect(await namesIn('words: "zulu 23"')).toEqual([]);
		expect(await namesIn(`words: "o'hare 22"`)).toEqual([]);
		expect(await namesIn('words: "since 1922"')).toEqual([]);
		expect(await around(22)).toEqual([]);
	});

	it('the listing search uses an index for each table, without full scans', async () => {
		// The SQLite drop-in does not translate MySQL's EXPLAIN, so ask SQLite for its query plan.
		const plans = await inSearchIndex<Record<string, string[]>>(`
			global $wpdb;
			$seen = [];
			add_filter('query', static function (string $sql) use (&$seen): string {
				$seen[] = $sql;
				return $sql;
			});
			$queries = [
				new ListingQuery(categories: [$ids['air']], locations: [$ids['town']]),
				new ListingQuery(categories: [$ids['air']], order: ListingOrder::Title),
				new ListingQuery(order: ListingOrder::Newest),
				new ListingQuery(words: 'testf'),
				new ListingQuery(nearby: new Nearby(-17.5, 180.0, 30.0), order: ListingOrder::Nearest),
			];
			foreach ($queries as $query) {
				$index->setSearch()->find($query);
			}
			$index->setSearch()->counts($names->category);
			remove_all_filters('query');
			$plans = [];
			$driver = $wpdb->dbh;
			foreach (array_unique(array_filter($seen, static fn (string $sql): bool => str_contains($sql, 'gazetteer_'))) as $sql) {
				if ($driver instanceof mysqli) {
					$plans[$sql] = array_map(
						static fn (array $step): string => $step['type'] === 'ALL' && (int) $step['rows'] > 2 ? 'SCAN' : (string) $step['type'],
						$wpdb->get_results("EXPLAIN {$sql}", ARRAY_A),
					);
					continue;
				}
				$wpdb->query($sql);
				foreach (method_exists($driver, 'get_last_sqlite_queries') ? $driver->get_last_sqlite_queries() : [] as $made) {
					if (str_starts_with($made['sql'], 'SELECT') && str_contains($made['sql'], 'gazetteer_')) {
						$plan = $driver->execute_sqlite_query('EXPLAIN QUERY PLAN ' . $made['sql'], $made['params'])->fetchAll(PDO::FETCH_ASSOC);
						$plans[$sql] = array_column($plan, 'detail');
					}
				}
			}
			echo json_encode($plans);
		`);
		const scans = Object.entries(plans).filter(([, plan]) =>
			plan.some((step) => /^SCAN/.test(step) && !/USING (COVERING )?INDEX/.test(step)),
		);
		expect(Object.keys(plans).length).toBeGreaterThan(5);
		expect(scans).toEqual([]);
	});
});
