import { choose } from '../../plugin/chosen.ts';
import { runWordPress } from '../../../browser/site.ts';
import { filesWaiting, forgetEntries, keep, keptOf, later } from './kept.ts';
import { makeForm, removeForms, type OwnForm } from '../own.ts';

const PLUGIN = 'gazetteer/gazetteer.php';
const SWEEP = 'gazetteer_sweep_entries';
const DAY = 86_400;

const ada = (state: string) => ({
	name: 'Ada',
	email: 'Ada@visitor.example',
	message: 'Hello',
	state,
});

let form: OwnForm;
beforeEach(async () => {
	await choose();
	await forgetEntries();
	form = await makeForm([['email', { label: 'Email', name: 'your-email' }]], {
		metas: { gazetteer_form_settings: { keepDays: 90 } },
	});
});
afterEach(async () => {
	await forgetEntries();
	await removeForms();
});

const states = async () => (await keptOf(form.id)).map(({ state }) => state);

it('the cleanup deletes a message after the retention time of its form, and spam after thirty days', async () => {
	await keep(form.id, [ada('sent'), ada('spam'), ada('failed')]);
	await later(29 * DAY, SWEEP);
	expect(await states()).toEqual(['sent', 'spam', 'failed']);
	await later(2 * DAY, SWEEP);
	expect(await states()).toEqual(['sent', 'failed']);
	await later(60 * DAY, SWEEP);
	expect(await states()).toEqual([]);
});

it('the cleanup deletes a file thirty days after its mail, and keeps its name', async () => {
	await keep(form.id, [
		{ ...ada('sent'), file: 'x' },
		{ ...ada('waiting'), file: 'y' },
	]);
	await later(29 * DAY, SWEEP);
	expect(await filesWaiting()).toHaveLength(2);
	await later(2 * DAY, SWEEP);
	expect(await filesWaiting()).toHaveLength(1);
	expect((await keptOf(form.id)).map(({ files }) => files)).toEqual([1, 1]);
});

it('the cleanup deletes the IP address of a visitor after thirty days', async () => {
	const addresses = () =>
		runWordPress(
			'global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}gazetteer_entries WHERE address <> \'\'");',
		);
	await keep(form.id, [ada('sent')]);
	expect(await addresses()).toBe('1');
	await later(31 * DAY, SWEEP);
	expect(await addresses()).toBe('0');
	expect(await states()).toEqual(['sent']);
});

it('the cleanup deletes files without a message once they are a day old', async () => {
	await keep(form.id, [{ ...ada('waiting'), file: 'kept' }]);
	const [known = ''] = await filesWaiting();
	await runWordPress(`
		$folder = Gazetteer\\ContactForm\\Entries\\Files\\FolderName::path(wp_upload_dir(null, false)['basedir']);
		foreach ([md5('old'), md5('new'), '${known}'] as $name) {
			file_put_contents("$folder/$name", 'x');
		}
		touch("$folder/" . md5('old'), time() - 2 * DAY_IN_SECONDS);
		touch("$folder/${known}", time() - 2 * DAY_IN_SECONDS);
		do_action('${SWEEP}');
		echo is_file("$folder/" . md5('old')) ? 'left' : 'swept', is_file("$folder/.htaccess") ? ' closed' : ' open';
		unlink("$folder/" . md5('new'));
	`).then((said) => expect(said).toBe('swept closed'));
	expect(await filesWaiting()).toEqual([known]);
});

/** The response of a WordPress personal data exporter or eraser for an email address. */
const ask = async (tool: 'exporters' | 'erasers', email: string) =>
	JSON.parse(
		await runWordPress(`
			define('DOING_AJAX', true);
			$privacy = Gazetteer\\Plugin::get(Gazetteer\\ContactForm\\Entries\\EntryPrivacy::class);
			$tools = $privacy->${tool === 'exporters' ? 'addExporter' : 'addEraser'}([]);
			echo json_encode($tools['gazetteer-entries']['callback']('${email}', 1));
		`),
	) as Record<string, unknown>;

it('the privacy tools export and erase everything that a person submitted', async () => {
	await keep(form.id, [ada('sent'), { ...ada('waiting'), file: 'x' }]);
	await keep(form.id, [{ ...ada('sent'), email: 'eve@visitor.example' }]);

	const { data, done } = await ask('exporters', 'ada@visitor.example');
	expect(done).toBe(true);
	expect(data).toHaveLength(2);
	expect(JSON.stringify(data)).toContain('{"name":"Message","value":"Hello"}');

	expect(await ask('erasers', 'ada@visitor.example')).toMatchObject({
		items_removed: true,
		items_retained: false,
		done: true,
	});
	expect((await keptOf(form.id)).map(({ email }) => email)).toEqual(['eve@visitor.example']);
	expect(await filesWaiting()).toEqual([]);
});

// The forms of the demo site are deleted with the plugin as well.

it('uninstalling the plugin deletes all entries, files and tables', async () => {
	await keep(form.id, [{ ...ada('waiting'), file: 'x' }]);
	const left = await runWordPress(`
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$folder = Gazetteer\\ContactForm\\Entries\\Files\\FolderName::path(wp_upload_dir(null, false)['basedir']);
		deactivate_plugins('${PLUGIN}');
		define('WP_UNINSTALL_PLUGIN', '${PLUGIN}');
		require WP_PLUGIN_DIR . '/gazetteer/uninstall.php';
		wp_cache_flush();
		echo json_encode([
			'folder' => is_dir($folder),
			'options' => $wpdb->get_col("SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%gazetteer%' AND option_name NOT LIKE '%demo%'"),
			'forms' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'gazetteer_form'"),
			'table' => $wpdb->get_col("SHOW TABLES LIKE '%gazetteer%'"),
			'events' => substr_count(serialize(get_option('cron')), 'gazetteer'),
		]);
	`);
	await runWordPress(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('${PLUGIN}');`,
	);
	expect(JSON.parse(left)).toEqual({
		folder: false,
		options: [],
		forms: 0,
		table: [],
		events: 0,
	});
});
