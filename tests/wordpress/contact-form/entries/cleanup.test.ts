import { runWordPress } from '../../../browser/site.ts';
import { forgetEntries } from './kept.ts';

jest.setTimeout(90_000);

const FORM = 990_001;

beforeAll(async () => {
	await runWordPress('Gazetteer\\ContactForm\\Entries\\EntryTable::table()->create();');
});
afterAll(forgetEntries);

describe('cleanup of contact form entries', () => {
	it('the cleanup removes all expired addresses, reading at most 200 entries per query', async () => {
		const [queries, left, kept] = JSON.parse(
			await runWordPress(`
				global $wpdb;
				$table = $wpdb->prefix . 'gazetteer_entries';
				$rows = static fn (int $count, int $taken, string $name): string => implode(', ', array_map(
					static fn (int $at): string => "(${FORM}, 'sent', 'x', '$name $at', '[]', '[]', $taken, 'cleanup-$name-$at')",
					range(1, $count),
				));
				foreach ([[450, time() - 40 * DAY_IN_SECONDS, 'old'], [5, time(), 'new']] as [$count, $taken, $name]) {
					$wpdb->query("INSERT INTO $table (form, state, content, address, files, history, taken, lock_key) VALUES " . $rows($count, $taken, $name));
				}
				$asked = [];
				add_filter('query', function ($query) use (&$asked, $table) {
					if (str_starts_with($query, 'SELECT') && str_contains($query, $table)) { $asked[] = $query; }
					return $query;
				});
				Gazetteer\\Plugin::get(Gazetteer\\ContactForm\\ContactFormServices::class)->sweep();
				echo json_encode([
					$asked,
					(int) $wpdb->get_var("SELECT COUNT(*) FROM $table WHERE form = ${FORM} AND address LIKE 'old %'"),
					(int) $wpdb->get_var("SELECT COUNT(*) FROM $table WHERE form = ${FORM} AND address LIKE 'new %'"),
				]);
			`),
		) as [string[], number, number];
		expect([left, kept]).toEqual([0, 5]);
		const addresses = queries.filter((query) => query.includes("address <> ''"));
		expect(addresses.length).toBeGreaterThanOrEqual(3);
		const unbounded = queries.filter(
			(query) =>
				!/ LIMIT \d+/.test(query) && !/DISTINCT form|COUNT\(|MIN\(|MAX\(/.test(query),
		);
		expect(unbounded).toEqual([]);
		for (const query of queries)
			expect(Number(/ LIMIT (\d+)/.exec(query)?.[1] ?? 0)).toBeLessThanOrEqual(200);
	});

	it('the entries table has an index for each condition of the cleanup, and one for the entries of a user', async () => {
		const indexed = JSON.parse(
			await runWordPress(`
				global $wpdb;
				$found = [];
				foreach ($wpdb->get_results("SHOW INDEX FROM {$wpdb->prefix}gazetteer_entries", ARRAY_A) as $row) {
					$found[$row['Key_name']][(int) $row['Seq_in_index']] = $row['Column_name'];
				}
				echo json_encode(array_map('array_values', array_values($found)));
			`),
		) as string[][];
		expect(indexed).toEqual(
			expect.arrayContaining([
				['user'],
				['form', 'state', 'taken'],
				['address', 'taken'],
				['kept_files'],
			]),
		);
	});
});
