import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { php } from '../plugin/posts.ts';
import { runPhp, runWordPress, siteFolder, siteRoot } from '../../browser/site.ts';

const WP_CLI = readFileSync(path.join(__dirname, 'wp-cli.php'), 'utf8');

const FOLDER = 'wp-content';

export interface Outcome {
	/** The exit status; -1 if the process was killed. */
	readonly code: number;
	readonly said: readonly string[];
}

export interface Options {
	readonly [name: string]: string | boolean;
}

/**
 * Runs `wp gazetteer listings VERB FILE`. With `stopAt`, the process ends after that many ticks of its progress bar.
 */
export const listings = async (
	verb: string,
	file: string[],
	options: Options = {},
	stopAt = 0,
	/** PHP that runs in the site before the command. */
	before = '',
): Promise<Outcome> =>
	JSON.parse(
		await runPhp(`${WP_CLI}
			namespace {
				require '${siteRoot()}/wp-load.php';
				${before}
				WP_CLI::$stopAt = ${stopAt};
				WP_CLI::run('${verb}', ${php(file)}, ${php(options)});
			}`),
	) as Outcome;

/** Writes a file into the site, and returns its path inside the site. */
export async function put(name: string, content: string): Promise<string> {
	await writeFile(path.join(siteFolder(), FOLDER, name), content);
	return `${siteRoot()}/${FOLDER}/${name}`;
}

export const inSite = (name: string) => `${siteRoot()}/${FOLDER}/${name}`;

export const take = (name: string) => readFileSync(path.join(siteFolder(), FOLDER, name), 'utf8');

export const remove = (name: string) => rm(path.join(siteFolder(), FOLDER, name), { force: true });

/** Deletes the listings whose keys have this prefix, with their terms, and the state of interrupted imports. */
export const forget = (beginning: string) =>
	runWordPress(`
		global $wpdb;
		wp_defer_term_counting(true);
		$ids = $wpdb->get_col($wpdb->prepare("SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_gazetteer_key' AND meta_value LIKE %s", '${beginning}%'));
		$wpdb->query('START TRANSACTION');
		foreach ($ids as $id) { wp_delete_post((int) $id, true); }
		$wpdb->query('COMMIT');
		delete_option('gazetteer_imports');
	`);
