import { runWordPress } from '../../browser/site.ts';
import { php } from './posts.ts';

interface Chosen {
	helpers?: readonly string[];
	adopt?: readonly string[];
	prefix?: string;
	namespace?: string;
	data?: string;
	sitewide?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
	proxies?: readonly string[];
}

/** Saves options directly, without the settings screen. The pages of the directory do not change. */
export const choose = (chosen: Chosen = {}) =>
	runWordPress(
		`update_option('gazetteer', ${php(chosen)} + array_intersect_key((array) get_option('gazetteer', []), ['pages' => 1]));`,
	);
