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

/** Wednesday, half past midnight: some listings are still open since Tuesday evening. */
const AT = "new DateTimeImmutable('2026-11-25 00:30', wp_timezone())";

/** PHP that creates `$counter`, which counts with the index, and `$slow`, which scans all listings. Both use one time. */
const COUNTERS = `
	use Gazetteer\\Data\\DataNames;
	use Gazetteer\\Listings\\Domain\\Detail;
	${RANDOM}
	${ORACLE}
	$at = ${AT};
	$search = new Gazetteer\\Search\\Read\\SetSearch($index->tables(), $index->facetKind(...), static fn () => $at);
	$slow = new Gazetteer\\Tests\\Search\\ScanningFinder($index->reader(), $at);
	$terms = static fn (string ...$some): array => array_map(static fn (string $name): int => $ids[$name], $some);
	$scope = new FacetScope($terms('air', 'fields', 'ports', 'sea'), $terms('country', 'town'), $terms('wifi', 'lounge'), ['runway' => ['0', '1', '2', '9'], 'fuel' => ['avgas', 'jet', 'Jet']]);
`;

describe('numbers of the filters', () => {
	it('the numbers of the filters equal the results after selecting each option, for 25 random searches', async () => {
		const { differences, compared, positive } = await inSearchIndex<{
			differences: unknown[];
			compared: number;
			positive: number;
		}>(`
			${COUNTERS}
			$differences = [];
			$compared = $positive = 0;
			foreach (gazetteer_random_queries($names, 7, 25) as $query) {
				$query = $query->with(page: 1, perPage: 1);
				$counts = $search->counter()->facets($query, $scope);
				$expected = [];
				$total = static fn (mixed ...$changed): int => $slow->find($query->with(...$changed))->total;
				foreach (['categories', 'locations'] as $kind) {
					foreach ($scope->{$kind} as $term) { $expected[] = ["{$kind} {$term}", $counts->{$kind}[$term] ?? 0, $total(...[$kind => [$term]])]; }
				}
				foreach ($scope->features as $term) { $expected[] = ["feature {$term}", $counts->features[$term] ?? 0, $total(features: array_values(array_unique([...$query->features, $term])))]; }
				foreach ($scope->values as $field => $values) {
					foreach ($values as $value) { $expected[] = ["{$field} {$value}", $counts->values[$field][$value], $total(values: [$field => [$value]] + $query->values)]; }
				}
				foreach (FacetCounts::PRICES as $price) { $expected[] = ["price {$price}", $counts->prices[$price], $total(prices: [$price])]; }
				foreach (FacetCounts::RATINGS as $stars) { $expected[] = ["stars {$stars}", $counts->ratings[$stars], $total(rating: (float) $stars)]; }
				$expected[] = ['open', $counts->open, $total(isOpenNow: true)];
				foreach ($expected as [$name, $found, $asked]) {
					$compared++;
					$positive += $found > 0 ? 1 : 0;
					if ($found !== $asked) { $differences[] = [$query, $name, $found, $asked]; }
				}
			}
			echo json_encode(compact('differences', 'compared', 'positive'));
		`);
		expect(differences).toEqual([]);
		expect(compared).toBeGreaterThan(500);
		expect(positive).toBeGreaterThan(100);
	});

	it('the search finds the listings of a price level, a rating and open listings like a scan of all listings', async () => {
		const [found, differences] = await inSearchIndex<[number[], unknown[]]>(`
			${COUNTERS}
			$found = $differences = [];
			foreach ([
				new ListingQuery(prices: ['moderate', 'pricey'], perPage: 50),
				new ListingQuery(rating: 3.5, perPage: 50),
				new ListingQuery(isOpenNow: true, perPage: 50, order: ListingOrder::Title),
				new ListingQuery(isOpenNow: true, words: 'testfield', perPage: 50),
				new ListingQuery(isOpenNow: true, words: '!!!'),
				new ListingQuery(categories: [$ids['air']], rating: 3.0, prices: ['moderate']),
			] as $query) {
				$page = $search->find($query);
				$found[] = $page->total;
				$scanned = $slow->find($query);
				if ($page->ids !== $scanned->ids || $page->total !== $scanned->total) { $differences[] = [$query, $page, $scanned]; }
			}
			echo json_encode([$found, $differences]);
		`);
		expect(differences).toEqual([]);
		expect(found.slice(0, 4).every((total) => total > 0)).toBe(true);
		expect(found[4]).toBe(0);
	});

	it('the numbers follow a new rating, price level and new opening hours of a listing', async () => {
		const counts = () =>
			inSearchIndex<number[]>(`
				${COUNTERS}
				$counts = $search->counter()->facets(new ListingQuery(categories: [$ids['sea']]));
				echo json_encode([$counts->ratings['4.5'], $counts->prices['pricey'], $counts->open]);
			`);
		const before = await counts();
		await change(`
			update_post_meta($ids['listing5'], '_gazetteer_rating', '5');
			update_post_meta($ids['listing5'], '_gazetteer_reviews', '3');
			update_post_meta($ids['listing5'], $names->details, ['price_status' => 'pricey', 'business_hours' => ['Wednesday' => ['open' => '', 'close' => '']]] + get_post_meta($ids['listing5'], $names->details, true));
		`);
		const after = await counts();
		await removeListings();
		await plantListings();
		expect(after[0]).toBeGreaterThan(before[0]!);
		expect(after[1]).toBeGreaterThan(before[1]!);
		expect(after[2]).toBeGreaterThan(before[2]!);
	});
});
