/** The tables of the first version of the plugin, with rows. Do not change them. */

const orders = `
	$wpdb->query("CREATE TABLE older_gazetteer_orders (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		plan bigint(20) unsigned NOT NULL,
		listing bigint(20) unsigned NOT NULL,
		buyer bigint(20) unsigned NOT NULL,
		amount decimal(12,2) NOT NULL DEFAULT 0,
		state varchar(10) NOT NULL,
		reference varchar(191) NOT NULL DEFAULT '',
		made bigint(20) unsigned NOT NULL DEFAULT 0,
		settled bigint(20) unsigned NOT NULL DEFAULT 0,
		PRIMARY KEY  (id),
		KEY listing (listing, plan),
		KEY buyer (buyer, plan, state),
		KEY state (state, id)
	) {$wpdb->get_charset_collate()}");
	foreach ([[3, 11, 7, 'paid', 'bill 1'], [3, 12, 7, 'waiting', ''], [3, 12, 7, 'waiting', ''], [4, 13, 8, 'refused', 'no'], [3, 14, 7, 'waiting', '']] as $row) {
		$wpdb->insert('older_gazetteer_orders', array_combine(['plan', 'listing', 'buyer', 'state', 'reference'], $row) + ['amount' => '9.50', 'made' => 1000]);
	}
	update_option('gazetteer_orders', '1', true);
	delete_option('gazetteer_table_orders');
`;

const entries = `
	$wpdb->query("CREATE TABLE older_gazetteer_entries (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		lock_key char(64) NOT NULL,
		form bigint(20) unsigned NOT NULL DEFAULT 0,
		state varchar(10) NOT NULL,
		taken bigint(20) unsigned NOT NULL DEFAULT 0,
		next_try bigint(20) unsigned NOT NULL DEFAULT 0,
		attempts int(11) unsigned NOT NULL DEFAULT 0,
		user bigint(20) unsigned NOT NULL DEFAULT 0,
		email varchar(254) NOT NULL DEFAULT '',
		address varchar(64) NOT NULL DEFAULT '',
		hash varchar(64) NOT NULL DEFAULT '',
		content longtext NOT NULL,
		files text NOT NULL,
		words longtext NOT NULL,
		history text NOT NULL,
		outcome text NOT NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY lock_key (lock_key),
		KEY form (form, state),
		KEY state (state, next_try),
		KEY email (email(191))
	) {$wpdb->get_charset_collate()}");
	foreach (['ada' => 'sent', 'kim' => 'waiting'] as $name => $state) {
		$wpdb->insert('older_gazetteer_entries', [
			'lock_key' => hash('sha256', $name), 'form' => 5, 'state' => $state, 'taken' => 1000, 'email' => "{$name}@visitor.example",
			'content' => wp_json_encode(['fields' => [['name' => 'your-name', 'label' => 'Name', 'values' => [$name]]], 'url' => '', 'post' => 0, 'suspicion' => '']),
			'files' => '[]', 'words' => $name, 'history' => '[]', 'outcome' => '',
		]);
	}
	update_option('gazetteer_entries', ['design' => 1, 'folder' => 'abcdefabcdefabcdefabcdef'], true);
	delete_option('gazetteer_table_entries');
`;

export const FIRST_DESIGN = { orders, entries } as const;
