import {
	change,
	differences,
	inSearchIndex,
	plantListings,
	removeListings,
} from './search-site.ts';

beforeAll(async () => {
	await change(
		'$index->ensureBuilt(); while ($index->state()->next() !== null) { (new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run(); }',
	);
	await plantListings();
});
afterAll(removeListings);

const totalOf = (query: string) =>
	inSearchIndex<number>(`echo $finder->find(new ListingQuery(${query}))->total;`);

describe('search index', () => {
	it('the search index contains all data of new listings', async () => {
		expect(await differences()).toEqual([]);
		expect(await totalOf('categories: [$ids["air"]]')).toBe(16);
		expect(await inSearchIndex('echo json_encode($index->isReady());')).toBe(true);
	});

	it.each([
		[
			'is renamed',
			`wp_update_post(['ID' => $ids['listing0'], 'post_title' => 'Renamed place', 'post_name' => 'renamed-place']);`,
		],
		[
			'changes its categories',
			`wp_set_object_terms($ids['listing1'], [$ids['sea']], $names->category);`,
		],
		[
			'loses its locations',
			`wp_delete_object_term_relationships($ids['listing2'], $names->location);`,
		],
		[
			'gains a feature',
			`wp_add_object_terms($ids['listing3'], [$ids['lounge']], $names->feature);`,
		],
		[
			'loses a feature',
			`wp_remove_object_terms($ids['listing5'], [$ids['wifi']], $names->feature);`,
		],
		[
			'gets another position',
			`update_post_meta($ids['listing6'], $names->details, ['latitude' => '51.5', 'longitude' => '-0.12']);`,
		],
		[
			'no longer has coordinates',
			`update_post_meta($ids['listing7'], $names->details, ['latitude' => '', 'longitude' => 'north']);`,
		],
		[
			'changes a field',
			`update_post_meta($ids['listing8'], $names->values, ['runway' => '9', 'fuel' => ['x y', 'Ü']]);`,
		],
		['has its fields removed', `delete_post_meta($ids['listing9'], $names->values);`],
		[
			'is made a draft',
			`wp_update_post(['ID' => $ids['listing10'], 'post_status' => 'draft']);`,
		],
		['is published again', `wp_publish_post($ids['listing10']);`],
		['goes to the trash', `wp_trash_post($ids['listing11']);`],
		[
			'comes back from the trash',
			`wp_untrash_post($ids['listing11']); wp_publish_post($ids['listing11']);`,
		],
		['is deleted', `wp_delete_post($ids['listing12'], true);`],
		[
			'gets a password',
			`wp_update_post(['ID' => $ids['listing13'], 'post_password' => 'secret']);`,
		],
		['becomes a page', `wp_update_post(['ID' => $ids['listing14'], 'post_type' => 'page']);`],
	])('the search index is correct after a listing %s', async (_what, code) => {
		await change(code);
		expect(await differences()).toEqual([]);
	});

	it('the search index is correct after a category gets another parent', async () => {
		const before = await totalOf('categories: [$ids["sea"]]');
		await change(
			`wp_update_term($ids['fields'], $names->category, ['parent' => $ids['sea']]);`,
		);
		expect(await differences()).toEqual([]);
		expect(await totalOf('categories: [$ids["sea"]]')).toBeGreaterThan(before);
	});

	it('the search index is correct after a category with children is deleted', async () => {
		await change(`wp_delete_term($ids['air'], $names->category);`);
		expect(await differences()).toEqual([]);
		expect(await totalOf('categories: [$ids["air"]]')).toBe(0);
	});

	it('the search index is correct after a feature is deleted', async () => {
		await change(`wp_delete_term($ids['wifi'], $names->feature);`);
		expect(await differences()).toEqual([]);
	});

	it('the search index needs at most eight statements for a listing, and three more for each sort order that it recalculates', async () => {
		const statements = await inSearchIndex<number[]>(`
			global $wpdb;
			// The index recalculates the whole sort order with a small random chance. Replace
			// random_int() so that the test decides.
			eval('namespace Gazetteer\\Search\\Write; function random_int(int $least, int $most): int { return $GLOBALS["isDue"] ? $least : $most; }');
			$GLOBALS['isDue'] = false;
			$costs = [];
			$write = static function (int $id) use ($index, $wpdb, &$costs): void {
				get_post($id); get_post_meta($id);
				$index->reader()->read([$id]);
				$before = $wpdb->num_queries;
				$index->writer()->write([$id]);
				$costs[] = $wpdb->num_queries - $before;
			};
			$index->tables()->change('DELETE FROM {listings} WHERE id = %d', $ids['listing15']);
			$write($ids['listing15']);
			$write($ids['listing15']);
			update_post_meta($ids['listing15'], $names->values, ['runway' => '77']);
			$write($ids['listing15']);
			$GLOBALS['isDue'] = true;
			$index->tables()->change('DELETE FROM {listings} WHERE id = %d', $ids['listing15']);
			$write($ids['listing15']);
			echo json_encode($costs);
		`);
		const [added, same, changed, renewed] = statements as [number, number, number, number];
		expect(Math.max(added, changed)).toBeLessThanOrEqual(8);
		expect(same).toBe(1);
		expect(renewed).toBe(added + 9);
		// The test deleted the row directly, so the sets of listing numbers still contain its
		// number. A rebuild removes the number.
		await change(`$index->rebuilder()->run(static fn () => true);`);
		expect(await differences()).toEqual([]);
	});

	it('the search index writes nothing if only data changes that no search uses', async () => {
		const told = await inSearchIndex<{ isNews: boolean; heard: number }>(`
			$heard = 0;
			add_action('gazetteer_listings_indexed', static function () use (&$heard): void { $heard++; });
			$details = get_post_meta($ids['listing15'], $names->details, true);
			update_post_meta($ids['listing15'], $names->details, ['email' => uniqid(), 'business_logo' => uniqid()] + $details);
			wp_update_post(['ID' => $ids['listing15'], 'post_name' => uniqid('elsewhere-')]);
			$isNews = $index->writer()->write([$ids['listing15']]);
			echo json_encode(compact('isNews', 'heard'));
		`);
		expect(told).toEqual({ isNews: false, heard: 0 });
	});

	it('saving a new listing takes at most forty statements, and the term counts are updated when it is published', async () => {
		const told = await inSearchIndex<{ statements: number; more: number[][]; phone: string }>(`
			global $wpdb;
			$repository = new Gazetteer\\Listings\\ListingPosts($names);
			$counted = static fn (): array => array_map(static fn (string $name): int => (int) get_term($ids[$name])->count, ['sea', 'town', 'lounge', 'old']);
			$more = [];
			foreach (['draft', 'publish'] as $status) {
				$before = $counted();
				$at = $wpdb->num_queries;
				$id = $repository->save(new Gazetteer\\Listings\\Domain\\Listing(
					0,
					'New place',
					'Text',
					status: $status,
					categories: [$ids['sea']],
					locations: [$ids['town']],
					features: [$ids['lounge']],
					tags: [$ids['old']],
					details: ['latitude' => '51.5', 'longitude' => '-0.12', 'phone' => '+44 1'],
					values: ['runway' => '3'],
				));
				$index->writer()->write([$id]);
				$statements = $wpdb->num_queries - $at;
				$more[] = array_map(static fn (int $after, int $before): int => $after - $before, $counted(), $before);
				$phone = get_post_meta($id, $names->details, true)['phone'];
				wp_delete_post($id, true);
			}
			echo json_encode(compact('statements', 'more', 'phone'));
		`);
		expect(told.statements).toBeLessThanOrEqual(40);
		expect(told.more).toEqual([
			[0, 0, 0, 0],
			[1, 1, 1, 1],
		]);
		expect(told.phone).toBe('+44 1');
		expect(await differences()).toEqual([]);
	});

	it('the search index returns correct pages for listings whose title changed after the sort order was calculated', async () => {
		const titles = await inSearchIndex<string[]>(`
			$index->rebuilder()->run(static fn (): bool => true);
			$orders = new Gazetteer\\Search\\Write\\RoughOrders($index->tables(), new Gazetteer\\Search\\Write\\FacetChanges($index->tables()));
			wp_update_post(['ID' => $ids['listing18'], 'post_title' => 'Aaa testfield']);
			$index->pending()->add($ids['listing18']);
			$index->pending()->flush();
			$numbers = array_map(intval(...), array_column($index->tables()->rows('SELECT number FROM {listings}'), 'number'));
			$set = array_column($index->tables()->rows('SELECT id, number FROM {listings}'), 'number', 'id');
			[, $found] = $orders::read($index->tables(), Gazetteer\\Search\\Domain\\StoredOrder::Title)->candidates($numbers, 0, 1);
			echo json_encode([in_array((int) $set[$ids['listing18']], $found, true) ? 'there' : 'lost', count($found) < count($numbers) ? 'few' : 'all']);
		`);
		expect(titles).toEqual(['there', 'few']);
	});

	it('the search index reports differences, and a rebuild corrects them', async () => {
		await change(`
			$index->tables()->change("UPDATE {facets} SET print = 'x' WHERE id = %d", $ids['listing16']);
			$index->tables()->change('DELETE FROM {listings} WHERE id = %d', $ids['listing17']);
			$index->tables()->change("DELETE FROM {sets} WHERE facet = 'w:zulu:0'");
		`);
		const [changed, missing] = await inSearchIndex<number[]>(
			`echo json_encode([$ids['listing16'], $ids['listing17']]);`,
		);
		const wrong = await differences();
		expect(wrong).toContainEqual({ listing: changed, wrong: 'changed' });
		expect(wrong).toContainEqual({ listing: missing, wrong: 'missing' });
		expect(wrong).toContainEqual({ listing: 0, wrong: 'set w:zulu:0' });
		await change(`$index->rebuilder()->run(static fn () => true);`);
		expect(await differences()).toEqual([]);
	});

	it('the search index answers from the old tables during a rebuild, and resumes an interrupted rebuild', async () => {
		const total = await totalOf('words: "testfield"');
		const told = await inSearchIndex<{
			during: number;
			was: string;
			is: string;
			next: number;
		}>(`
			$was = $index->state()->slot();
			$index->rebuilder()->run(static fn (): bool => false);
			$during = $finder->find(new ListingQuery(words: 'testfield'))->total;
			$next = $index->state()->next();
			(new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run();
			echo json_encode(['during' => $during, 'was' => $was, 'is' => $index->state()->slot(), 'next' => $next]);
		`);
		expect(told.during).toBe(total);
		expect(told.is).not.toBe(told.was);
		expect(told.next).toBeGreaterThan(0);
		expect(await differences()).toEqual([]);
		expect(await totalOf('words: "testfield"')).toBe(total);
	});

	it('the search index keeps changes that are made during a rebuild', async () => {
		const found = await inSearchIndex<number[]>(`
			$id = $ids['listing18'];
			$total = static fn (string $words): int => $index->setSearch()->find(new ListingQuery(words: $words))->total;
			$index->rebuilder()->run(static function () use ($id, $ids, $index): bool {
				// Update a listing as another request would, after the rebuild has read it.
				wp_update_post(['ID' => $id, 'post_title' => 'Newcomer quokka']);
				wp_delete_post($ids['listing19'], true);
				$index->pending()->add($id, $ids['listing19']);
				$index->pending()->flush();
				return true;
			});
			echo json_encode([$total('quokka'), $index->tables()->rows('SELECT id FROM {listings} WHERE id = %d', $ids['listing19']) === [] ? 0 : 1]);
		`);
		expect(found).toEqual([1, 0]);
		expect(await differences()).toEqual([]);
	});

	it('the search index drops the old tables once they are no longer used, and no others', async () => {
		const tables = await inSearchIndex<boolean[]>(`
			(new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run();
			echo json_encode(array_map(static fn (string $slot): bool => (new Gazetteer\\Search\\IndexTables($slot))->exist(), [$index->state()->slot(), $index->state()->slot() === '' ? '_2' : '']));
		`);
		expect(tables).toEqual([true, false]);
	});

	it('the search index is rebuilt by one process at a time', async () => {
		const told = await inSearchIndex<string[]>(`
			$said = '';
			$index->rebuilder()->run(static function () use ($index, &$said): bool {
				try {
					$index->rebuilder()->run(static fn (): bool => true);
				} catch (RuntimeException $refused) {
					$said = $refused->getMessage();
				}
				return true;
			});
			echo json_encode([$said]);
		`);
		expect(told[0]).toContain('another process');
		expect(await differences()).toEqual([]);
	});

	it('the search index repairs rows that an interrupted request left incomplete', async () => {
		await change(`
			$index->tables()->change("UPDATE {facets} SET print = %s WHERE id = %d", '~' . dechex(time() - 60) . str_repeat('a', 12), $ids['listing16']);
			$number = (int) $index->tables()->rows('SELECT number FROM {listings} WHERE id = %d', $ids['listing16'])[0]['number'];
			(new Gazetteer\\Search\\Write\\FacetChanges($index->tables()))->write(['c:' . $ids['sea'] => [$number => [true, 1]], 'w:uberflug:0' => [$number => [false, -1]]]);
			$index->tables()->change("UPDATE {facets} SET facets = CONCAT(facets, %s) WHERE id = %d", ' c:' . $ids['sea'], $ids['listing16']);
		`);
		expect(await differences()).not.toEqual([]);
		await change(`$index->writer()->write([$ids['listing16']]);`);
		expect(await differences()).toEqual([]);
	});

	it('the search index merges many recent changes into a set without losing any', async () => {
		const sizes = await inSearchIndex<number[]>(`
			for ($round = 0; $round < 60; $round++) {
				update_post_meta($ids['listing17'], $names->values, ['runway' => (string) ($round % 3)]);
				wp_update_post(['ID' => $ids['listing16'], 'post_content' => $round % 2 ? 'wombat' : 'numbat']);
				$index->pending()->add($ids['listing16'], $ids['listing17']);
				$index->pending()->flush();
			}
			echo json_encode([strlen($index->tables()->rows("SELECT recent FROM {sets} WHERE facet = 'v:runway=1'")[0]['recent']), $index->setSearch()->find(new ListingQuery(words: 'wombat'))->total]);
		`);
		expect(sizes[0]).toBeLessThan(2500);
		expect(sizes[1]).toBe(1);
		expect(await differences()).toEqual([]);
	});

	it('before the first build, the search answers with the newest listings and the counts of WordPress, reading few rows', async () => {
		const told = await inSearchIndex<{
			statements: string[];
			newest: number[];
			expected: number[];
			counts: boolean;
			provisional: boolean;
		}>(`
			$expected = get_posts(['post_type' => $names->listing, 'numberposts' => 5, 'fields' => 'ids', 'orderby' => ['date' => 'DESC', 'ID' => 'DESC']]);
			$index->tables()->drop();
			$index->state()->dropSlot();
			// Store the lock of another process that rebuilds, so that this request does not.
			$GLOBALS['wpdb']->query("INSERT INTO {$GLOBALS['wpdb']->options} (option_name, option_value, autoload) VALUES ('gazetteer_search_index_lock', '" . time() . "', 'off')");
			$index->scheduleRebuild();
			wp_cache_flush();
			$statements = [];
			add_filter('query', static function (string $sql) use (&$statements): string { $statements[] = preg_replace('/\\s+/', ' ', $sql); return $sql; });
			$all = $finder->find(new ListingQuery(perPage: 5));
			$words = $finder->find(new ListingQuery(words: 'testfield', perPage: 5));
			$sea = $finder->find(new ListingQuery(categories: [$ids['sea']], locations: [$ids['country']], order: ListingOrder::Title));
			$counts = $finder->counts($names->category);
			$finder->find(new ListingQuery(nearby: new Nearby(-17.5, 180.0, 15.0), order: ListingOrder::Nearest));
			$GLOBALS['wpdb']->query("DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name = 'gazetteer_search_index_lock'");
			echo json_encode([
				'statements' => array_values(array_filter($statements, static fn (string $sql): bool => preg_match('/^SELECT.* FROM \\S*(posts|postmeta|term_relationships)\\b/', $sql) === 1)),
				'newest' => $words->ids,
				'expected' => array_map(intval(...), $expected),
				'counts' => $all->ids === array_map(intval(...), $expected) && $counts[$ids['sea']] === get_term($ids['sea'])->count + get_term($ids['fields'])->count && $sea->total >= count($sea->ids) && $sea->ids !== [],
				'provisional' => $all->isProvisional && $words->isProvisional,
			]);
		`);
		expect(told.newest).toEqual(told.expected);
		expect(told).toMatchObject({ counts: true, provisional: true });
		expect(told.statements.length).toBeGreaterThan(0);
		expect(
			told.statements.filter(
				(sql) =>
					!/\bLIMIT \d+/.test(sql) &&
					!/\b(ID|object_id|post_id) IN \([\d, ]+\)/i.test(sql),
			),
		).toEqual([]);
	});

	it('the search index is rebuilt if its tables are missing', async () => {
		await change(
			'$index->ensureBuilt(); while ($index->state()->next() !== null) { (new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run(); }',
		);
		const total = await totalOf('words: "testfield"');
		expect(total).toBeGreaterThan(0);
		await change(`$index->tables()->drop(); wp_cache_flush();`);
		await totalOf('words: "testfield"');
		await change(
			'while ($index->state()->next() !== null) { (new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run(); }',
		);
		expect(await differences()).toEqual([]);
		expect(await totalOf('words: "testfield"')).toBe(total);
	});

	it('the search index is rebuilt after an update from an earlier schema, whose tables are dropped', async () => {
		const total = await totalOf('words: "testfield"');
		const tables = await inSearchIndex<Record<string, boolean>>(`
			global $wpdb;
			foreach (['', '_2'] as $slot) {
				(new Gazetteer\\Search\\IndexTables($slot))->drop();
			}
			foreach (['gazetteer_listings', 'gazetteer_cards', 'gazetteer_cards_2', 'gazetteer_sets_2'] as $table) {
				$wpdb->query("CREATE TABLE {$wpdb->prefix}{$table} (id bigint(20) unsigned NOT NULL, slug varchar(191) NOT NULL)");
			}
			update_option('gazetteer_search_index', ['design' => 3] + get_option('gazetteer_search_index'), true);
			$index->ensureBuilt();
			do {
				(new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run();
			} while ($index->state()->next() !== null);
			(new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run();
			$left = [];
			foreach (['listings', 'facets', 'sets', 'cards', 'listings_2', 'facets_2', 'sets_2', 'cards_2'] as $table) {
				$left[$table] = $wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like("{$wpdb->prefix}gazetteer_{$table}"))) !== null;
			}
			echo json_encode($left);
		`);
		expect(tables).toEqual({
			listings: true,
			facets: true,
			sets: true,
			cards: false,
			listings_2: false,
			facets_2: false,
			sets_2: false,
			cards_2: false,
		});
		expect(await differences()).toEqual([]);
		expect(await totalOf('words: "testfield"')).toBe(total);
	});

	it('the search index has a test and figures in Site Health', async () => {
		const found = await inSearchIndex<{ status: string; figures: string[] }>(`
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			$health = new Gazetteer\\Search\\IndexHealth(static fn () => $index);
			$test = $health->addTest(['direct' => [], 'async' => []])['direct']['gazetteer_search_index'];
			$figures = $health->addFigures([])['gazetteer_search_index']['fields'];
			echo json_encode(['status' => $test['test']()['status'], 'figures' => array_keys($figures)]);
		`);
		expect(found).toEqual({
			status: 'good',
			figures: ['published', 'kept', 'state', 'built'],
		});
	});
});
