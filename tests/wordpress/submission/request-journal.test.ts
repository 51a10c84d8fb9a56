import { runWordPress } from '../../browser/site.ts';

jest.setTimeout(60_000);

describe('cleanup of recorded requests', () => {
	it('the cleanup of recorded requests deletes all expired records, and reads at most 500 per query', async () => {
		const [reads, old, young] = JSON.parse(
			await runWordPress(`
				global $wpdb;
				foreach ([[1100, 30 * DAY_IN_SECONDS, 'old'], [600, 60, 'young']] as [$count, $age, $name]) {
					$facts = wp_json_encode(['at' => time() - $age, 'email' => '', 'answer' => [1, '', '', 0], 'mails' => []]);
					foreach (array_chunk(range(1, $count), 400) as $part) {
						$rows = array_map(static fn ($at) => $wpdb->prepare('(%s, %s, %s)', "gazetteer_submission_{$name}_$at", $facts, 'no'), $part);
						$wpdb->query("INSERT INTO {$wpdb->options} (option_name, option_value, autoload) VALUES " . implode(', ', $rows));
					}
				}
				$reads = [];
				$watch = function ($query) use (&$reads) {
					if (str_starts_with($query, 'SELECT')) { $reads[] = $query; }
					return $query;
				};
				add_filter('query', $watch);
				Gazetteer\\Submission\\Guard\\RequestJournal::sweep();
				remove_filter('query', $watch);
				$left = fn ($name) => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_submission\\_$name\\_%'");
				echo json_encode([$reads, $left('old'), $left('young')]);
				$wpdb->query("DELETE FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_submission\\_young\\_%'");
			`),
		) as [string[], number, number];
		expect([old, young]).toEqual([0, 600]);
		expect(reads.length).toBeGreaterThanOrEqual(4);
		for (const read of reads) expect(read).toMatch(/ LIMIT 500$/);
	});
});
