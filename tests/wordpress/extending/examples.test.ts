import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runWordPress } from '../../browser/site.ts';
import { forgetEntries } from '../contact-form/entries/kept.ts';
import { makeForm, PLAIN, removeForms } from '../contact-form/own.ts';
import { php } from '../plugin/posts.ts';

jest.setTimeout(60_000);

const page = readFileSync(path.join(__dirname, '../../../docs/for-plugin-developers.md'), 'utf8');
const examples = [...page.matchAll(/```php\n(.*?)```/gs)].map(([, code]) => code!);
const functions = [
	...new Set(examples.flatMap((code) => [...code.matchAll(/\bmy_\w+(?=\()/g)].map(String))),
];

/** A plugin with every example of the page. The functions that the examples call record their names. */
const PLUGIN = `
	$order_id = 0;
	foreach (${php(functions)} as $name) {
		eval("function $name(...\\$given) { \\$GLOBALS['called'][] = '$name'; return '$name' === 'my_statistics' ? new class { public function add() {} } : ''; }");
	}
	foreach (${php(examples)} as $example) { eval($example); }
	$bugs = [];
	add_action('gazetteer_bug', function (Throwable $bug) use (&$bugs) { $bugs[] = $bug->getMessage(); });
`;

/** Sends a message, publishes a listing and renders the directory, with that plugin. */
const acts = (form: number) => `
	$_SERVER['REQUEST_METHOD'] = 'POST';
	$request = new WP_REST_Request('POST', '/gazetteer/v1/contact-forms/${form}/feedback');
	$request->set_header('Content-Type', 'multipart/form-data; boundary=x');
	$drawn = (new Gazetteer\\ContactForm\\Domain\\Spam\\RenderToken(Gazetteer\\ContactForm\\Submission\\SiteSigner::signer()))->write(${form}, time() - 60);
	$request->set_body_params(['_wpcf7' => '${form}', '_wpcf7_unit_tag' => 'wpcf7-f${form}-o1', '_wpcf7_container_post' => '0', 'gazetteer_note' => '', 'gazetteer_request' => wp_generate_uuid4(), 'gazetteer_drawn' => $drawn, 'your-name' => 'Ada', 'your-email' => 'ada@visitor.example', 'your-message' => wp_generate_uuid4()]);
	$answer = (array) rest_do_request($request)->get_data();
	$listing = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => 'Example Inn', 'post_content' => 'By the water.']);
	$_SERVER['REQUEST_METHOD'] = 'GET';
	$directory = do_blocks('<!-- wp:gazetteer/directory /-->');
	wp_delete_post($listing, true);
`;

const hooks = [...page.matchAll(/^### `(gazetteer_\w+)`/gm)].map(([, name]) => name!);

afterAll(async () => {
	await forgetEntries();
	await removeForms();
});

describe('examples for plugin developers', () => {
	it('the examples run without an error while a message is sent, a listing is published and the directory is rendered', async () => {
		const { id } = await makeForm(PLAIN);
		const [called, bugs, subject, directory, routes] = JSON.parse(
			await runWordPress(`
				add_filter('pre_wp_mail', function ($sent, array $mail) { $GLOBALS['subject'] = $mail['subject']; return true; }, 1, 2);
				${PLUGIN}
				${acts(id)}
				echo json_encode([array_values(array_unique($GLOBALS['called'] ?? [])), $bugs, $GLOBALS['subject'] ?? '', str_contains($directory, 'Example Inn'), count(preg_grep('~^/my-plugin/v1/listings/~', array_keys(rest_get_server()->get_routes())))]);
			`),
		) as [string[], string[], string, boolean, number];
		expect(bugs).toEqual([]);
		expect(called).toEqual(
			expect.arrayContaining([
				'my_statistics_count',
				'my_crm_queue',
				'my_blocklist_has',
				'my_newsletter_add',
				'my_rating_stars',
			]),
		);
		expect(subject).toMatch(/^\[Directory\] /);
		expect([directory, routes]).toEqual([true, 1]);
	});

	it('the examples can all throw without blocking a message, a listing or the directory, and every error is reported', async () => {
		const { id } = await makeForm(PLAIN);
		const [status, shown, bugs] = JSON.parse(
			await runWordPress(`
				add_filter('pre_wp_mail', '__return_true', 1);
				$bugs = [];
				foreach (${php(hooks.filter((name) => name !== 'gazetteer_bug'))} as $hook) {
					add_filter($hook, function () use ($hook) { throw new RuntimeException($hook); });
				}
				add_action('gazetteer_bug', function (Throwable $bug) use (&$bugs) { $bugs[] = $bug->getMessage(); });
				${acts(id)}
				echo json_encode([$answer['status'] ?? '', str_contains($directory, 'Example Inn'), array_values(array_unique($bugs))]);
			`),
		) as [string, boolean, string[]];
		expect([status, shown]).toEqual(['mail_sent', true]);
		expect(bugs).toEqual(
			expect.arrayContaining([
				'gazetteer_pre_mail',
				'gazetteer_listing_published',
				'gazetteer_directory_query',
				'gazetteer_listing_card',
				'gazetteer_widget_html',
			]),
		);
	});
});
