import { cheapest } from '../cheapest.ts';
import { replant } from '../replant.ts';
import { runWordPress, siteUrl } from '../site.ts';
import { choose } from './chosen.ts';

const PLUGIN = 'gazetteer/gazetteer.php';
const inAdmin = "require_once ABSPATH . 'wp-admin/includes/plugin.php';";

afterEach(async () => {
	await runWordPress(`${inAdmin} activate_plugin('${PLUGIN}');`);
	await choose();
});

// The demo's own forms go with the plugin.
afterAll(replant, 60_000);

it('leaves one option, loaded with WordPress’s own', async () => {
	await runWordPress(
		`${inAdmin} deactivate_plugins('${PLUGIN}'); delete_option('gazetteer'); activate_plugin('${PLUGIN}');`,
	);
	expect(
		await runWordPress(
			"echo json_encode([get_option('gazetteer'), isset(wp_load_alloptions()['gazetteer'])]);",
		),
	).toBe('[[],true]');
});

it('prints nothing on activation and takes the option away on removal', async () => {
	await choose({ helpers: ['scroll-top'] });
	const printed = await runWordPress(
		`${inAdmin} deactivate_plugins('${PLUGIN}'); ob_start(); activate_plugin('${PLUGIN}'); echo strlen(ob_get_clean());`,
	);
	expect(printed).toBe('0');
	await runWordPress(
		`define('WP_UNINSTALL_PLUGIN', '${PLUGIN}'); require WP_PLUGIN_DIR . '/gazetteer/uninstall.php';`,
	);
	expect(await runWordPress("var_export(get_option('gazetteer'));")).toBe('false');
});

it('asks the database nothing on somebody else’s AJAX call', async () => {
	const queries = () =>
		cheapest(async () => {
			const call = `${siteUrl()}/wp-admin/admin-ajax.php?action=test_queries`;
			return Number(await (await fetch(call)).text());
		});
	const withPlugin = await queries();
	await runWordPress(`${inAdmin} deactivate_plugins('${PLUGIN}');`);
	expect(withPlugin).toBe(await queries());
});
