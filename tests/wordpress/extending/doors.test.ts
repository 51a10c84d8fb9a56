import { runWordPress } from '../../browser/site.ts';
import { category, guest, kept, listing, send } from '../submission/sending.ts';

jest.setTimeout(60_000);

const MU_PLUGIN = "WPMU_PLUGIN_DIR . '/other-plugin.php'";
const withPlugin = (code: string) =>
	runWordPress(
		`file_put_contents(${MU_PLUGIN}, base64_decode('${Buffer.from(`<?php ${code}`).toString('base64')}'));`,
	);
afterEach(() => runWordPress(`is_file(${MU_PLUGIN}) and unlink(${MU_PLUGIN});`));

describe('extension points for other plugins', () => {
	it('another plugin can refuse a listing before anything is stored', async () => {
		const hotels = await category();
		await withPlugin(
			`add_filter('gazetteer_listing_refusal', fn (string $reason, $listing, $before): string => $before === null && str_contains($listing->content, 'casino') ? 'Casinos are not listed here.' : $reason, 10, 3);`,
		);
		const refused = listing({
			...guest(),
			category: hotels,
			postContent: '<p>Our casino.</p>',
		});
		expect((await send(refused)).answer).toMatchObject({
			response: 'fail',
			msg: 'Casinos are not listed here.',
		});
		expect(await kept(refused['postTitle'])).toEqual([]);
		const accepted = listing({ ...guest(), category: hotels });
		expect((await send(accepted)).answer.response).toBe('success');
	});

	it('another plugin cannot block listings with an exception', async () => {
		await withPlugin(
			`add_filter('gazetteer_listing_refusal', function () { throw new RuntimeException('Their bug.'); });`,
		);
		const fields = listing({ ...guest(), category: await category() });
		expect((await send(fields)).answer.response).toBe('success');
	});

	it('another plugin can send a mail in its own way, or return an error', async () => {
		const [results, sent] = JSON.parse(
			await runWordPress(`
				$wordpress = 0;
				add_filter('pre_wp_mail', function () use (&$wordpress) { $wordpress++; return true; }, 1);
				add_filter('gazetteer_pre_mail', fn (?string $result, $mail): ?string => ['own' => '', 'broken' => 'The relay is down.'][$mail->subject] ?? $result, 10, 2);
				$to = [Gazetteer\\Api\\MailAddress::bare('ada@visitor.example')];
				$mailer = new Gazetteer\\Kernel\\Mail\\Mailer();
				$results = array_map(fn ($subject) => $mailer->send(new Gazetteer\\Api\\Mail($to, $subject, 'Text')), ['own', 'broken', 'plain']);
				echo json_encode([$results, $wordpress]);
			`),
		) as [string[], number];
		expect(results).toEqual(['', 'The relay is down.', '']);
		expect(sent).toBe(1);
	});

	it('another plugin can replace the search of the directory', async () => {
		const shown = await runWordPress(`
			add_filter('gazetteer_listing_search', fn ($own) => new class($own) implements Gazetteer\\Search\\Domain\\ListingSearch {
				public function __construct(private $own) {}
				public function find(Gazetteer\\Search\\Domain\\ListingQuery $query): Gazetteer\\Search\\Domain\\ListingPage {
					return new Gazetteer\\Search\\Domain\\ListingPage([$GLOBALS['theirs']], 1);
				}
				public function counts(string $taxonomy): array { return $this->own->counts($taxonomy); }
			});
			$insert = fn (string $title) => wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => $title]);
			[$theirs, $other] = [$insert('Found Inn'), $insert('Other Inn')];
			$html = do_blocks('<!-- wp:gazetteer/directory /-->');
			array_map(fn ($id) => wp_delete_post($id, true), [$theirs, $other]);
			echo json_encode([str_contains($html, 'Found Inn'), str_contains($html, 'Other Inn')]);
		`);
		expect(JSON.parse(shown)).toEqual([true, false]);
	});

	it('another plugin can change single properties of a search query', async () => {
		const query = await runWordPress(
			`$query = (new Gazetteer\\Search\\Domain\\ListingQuery(words: 'door', page: 2))->with(perPage: 6);
			echo json_encode([$query->words, $query->page, $query->perPage]);`,
		);
		expect(JSON.parse(query)).toEqual(['door', 2, 6]);
	});

	it('another plugin can still add endpoints with the deprecated filters, which trigger a notice', async () => {
		const found = await runWordPress(`
			$notices = [];
			add_action('deprecated_hook_run', function ($hook, $instead) use (&$notices) { $notices[] = [$hook, $instead]; }, 10, 2);
			add_filter('deprecated_hook_trigger_error', '__return_false');
			add_filter('gazetteer_rest_endpoints', fn (array $endpoints): array => $endpoints);
			rest_do_request(new WP_REST_Request('GET', '/gazetteer/v1/nothing'));
			echo json_encode($notices);
		`);
		expect(JSON.parse(found)).toEqual([['gazetteer_rest_endpoints', 'register_rest_route()']]);
	});
});
