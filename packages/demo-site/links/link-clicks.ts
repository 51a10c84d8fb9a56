import type { Site } from '../site.ts';

/** The sample links: kind, target, and the maximum number of clicks per day. */
const FOLLOWED = [
	['outbound', 'www.openstreetmap.org/way/30253863', 14],
	['outbound', 'en.wikipedia.org/wiki/Zurich_Airport', 9],
	['outbound', 'www.flughafen-zuerich.ch', 7],
	['affiliate', '127.0.0.1/go/hotel-windsock', 11],
	['affiliate', '127.0.0.1/recommend/airport-transfer', 6],
	['download', '127.0.0.1/wp-content/uploads/terminal-plan.pdf', 5],
	['tel', '', 8],
	['mailto', '', 3],
	['search', '', 6],
] as const;

const DAYS = 30;

/**
 * Returns a number of clicks. Uses no random numbers, so every start produces the same data.
 * Numbers decrease during the week.
 */
const clicksOn = (day: number, row: number, most: number) =>
	Math.max(0, Math.round((most * (7 - (day % 7)) * (((day * 31 + row * 17) % 11) + 4)) / 80));

const counts = FOLLOWED.flatMap(([kind, target, most], row) =>
	Array.from({ length: DAYS }, (_, day) => ({
		kind,
		target,
		day,
		clicks: clicksOn(day, row, most),
	})),
).filter(({ clicks }) => clicks);

/**
 * Enables click counts in the demo, and adds sample data for thirty days. Does not change existing
 * data.
 */
export const showLinkClicks = (site: Pick<Site, 'run' | 'root'>): Promise<string> =>
	site.run(`<?php require_once '${site.root}/wp-load.php';
		$option = (array) get_option('gazetteer', []);
		if (empty($option['tracking'])) {
			update_option('gazetteer', ['tracking' => ['sender' => 'beacon']] + $option);
		}
		$table = Gazetteer\\Links\\Counts\\ClickTable::table();
		if ($table->exists()) {
			exit;
		}
		$table->create();
		foreach (json_decode(base64_decode('${Buffer.from(JSON.stringify(counts)).toString('base64')}'), true) as $one) {
			$day = wp_date('Y-m-d', time() - $one['day'] * DAY_IN_SECONDS);
			$GLOBALS['wpdb']->insert($table->name(), [
				'id' => md5("{$day} {$one['kind']} {$one['target']}"),
				'day' => $day,
			] + array_intersect_key($one, ['kind' => 1, 'target' => 1, 'clicks' => 1]));
		}`);
