import { mariadbMissing } from '../../mariadb/server.ts';
import { ACTIVATE, openMariadbSite, type MariadbSite } from '../../mariadb/site.ts';
import { runWordPress } from '../../browser/site.ts';
import { share } from '../share.ts';

export interface Database {
	readonly name: string;
	/** Whether this machine has the database. */
	readonly isHere: boolean;
	/** Runs PHP with WordPress and the plugin loaded. */
	readonly run: (code: string) => Promise<string>;
}

let site: Promise<MariadbSite> | undefined;

const open = async () => {
	const opened = await openMariadbSite();
	await opened.run(ACTIVATE);
	return opened;
};

const sqlite: Database = { name: 'SQLite', isHere: true, run: runWordPress };
const mariadb: Database = {
	name: 'MariaDB',
	isHere: mariadbMissing() === undefined,
	run: async (code) => (await (site ??= open())).run(code),
};

/** The databases for upgrade tests: the database of the test site, and MariaDB. */
export const databases = (): readonly Database[] => share([sqlite, mariadb]);

export const closeDatabases = async (): Promise<void> => {
	const opened = await site;
	site = undefined;
	await opened?.stop();
};

/** Creates the tables with another prefix, and drops them with their options at the end of the request. */
export const apart = (code: string): string => `
	global $wpdb;
	$wpdb->prefix = 'older_';
	$noted = [];
	foreach (['gazetteer_table_orders', 'gazetteer_table_entries', 'gazetteer_set_up', 'gazetteer_entries', 'gazetteer_orders'] as $option) { $noted[$option] = get_option($option); }
	register_shutdown_function(static function () use ($noted, $wpdb) {
		foreach (['orders', 'entries'] as $table) { $wpdb->query("DROP TABLE IF EXISTS older_gazetteer_{$table}"); }
		foreach ($noted as $option => $value) { $value === false ? delete_option($option) : update_option($option, $value, true); }
		wp_clear_scheduled_hook('gazetteer_migrate_tables');
	});
	${code}
`;
