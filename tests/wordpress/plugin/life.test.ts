import { cheapest } from '../cheapest.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { choose } from './chosen.ts';

const PLUGIN = 'gazetteer/gazetteer.php';
const inAdmin = "require_once ABSPATH . 'wp-admin/includes/plugin.php';";

afterEach(async () => {
	await runWordPress(`${inAdmin} activate_plugin('${PLUGIN}');`);
	await choose();
});

it('activation of the plugin creates one autoloaded option', async () => {
	await runWordPress(
		`${inAdmin} deactivate_plugins('${PLUGIN}'); delete_option('gazetteer'); activate_plugin('${PLUGIN}');`,
	);
	expect(
		await runWordPress(
			"echo json_encode([get_option('gazetteer'), isset(wp_load_alloptions()['gazetteer'])]);",
		),
	).toBe('[[],true]');
});

it('activation of the plugin prints nothing, and uninstalling deletes the option', async () => {
	await choose({ helpers: ['scroll-top'] });
	const printed = await runWordPress(
		`${inAdmin} deactivate_plugins('${PLUGIN}'); ob_start(); activate_plugin('${PLUGIN}'); echo strlen(ob_get_clean());`,
	);
	expect(printed).toBe('0');
	await runWordPress(
		`${inAdmin} deactivate_plugins('${PLUGIN}'); define('WP_UNINSTALL_PLUGIN', '${PLUGIN}'); require WP_PLUGIN_DIR . '/gazetteer/uninstall.php';`,
	);
	expect(await runWordPress("var_export(get_option('gazetteer'));")).toBe('false');
});

it('the first request of a new plugin version sets it up without an activation', async () => {
	await runWordPress(
		"delete_option('gazetteer'); update_option('gazetteer_set_up', 'an older one', true); wp_clear_scheduled_hook('gazetteer_sweep_entries');",
	);
	await fetch(siteUrl());
	expect(
		await runWordPress(
			"echo json_encode([isset(wp_load_alloptions()['gazetteer']), (bool) wp_next_scheduled('gazetteer_sweep_entries')]);",
		),
	).toBe('[true,true]');
});

it('deactivation of the plugin removes scheduled events and rewrite rules', async () => {
	await runWordPress("wp_schedule_single_event(time() + 60, 'gazetteer_rebuild_search_index');");
	await runWordPress(`${inAdmin} deactivate_plugins('${PLUGIN}');`);
	expect(
		await runWordPress(
			"echo json_encode([preg_match('/\"gazetteer_\w+\":/', json_encode(_get_cron_array())), (bool) get_option('rewrite_rules')]);",
		),
	).toBe('[0,false]');
});

it('an AJAX call of another plugin costs no additional query', async () => {
	const queries = () =>
		cheapest(async () => {
			const call = `${siteUrl()}/wp-admin/admin-ajax.php?action=test_queries`;
			return Number(await (await fetch(call)).text());
		});
	const withPlugin = await queries();
	await runWordPress(`${inAdmin} deactivate_plugins('${PLUGIN}');`);
	expect(withPlugin).toBe(await queries());
});
