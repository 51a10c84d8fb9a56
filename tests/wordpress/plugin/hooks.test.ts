import { runWordPress } from '../../browser/site.ts';
import { forgetEntries } from '../contact-form/entries/kept.ts';
import { makeForm, PLAIN, removeForms } from '../contact-form/own.ts';

afterAll(async () => {
	await forgetEntries();
	await removeForms();
});

/** Runs the code, and returns which of these actions fired, with the number of arguments. */
const heardDuring = async (names: readonly string[], code: string): Promise<unknown> =>
	JSON.parse(
		await runWordPress(`
			$heard = [];
			foreach (json_decode('${JSON.stringify(names)}') as $name) {
				add_action("gazetteer_{$name}", function (...$facts) use ($name, &$heard) { $heard[] = [$name, count($facts)]; }, 10, 9);
			}
			${code}
			echo json_encode($heard);
		`),
	) as unknown;

const send = (form: number) => `
	$_SERVER['REQUEST_METHOD'] = 'POST';
	$request = new WP_REST_Request('POST', '/gazetteer/v1/contact-forms/${form}/feedback');
	$request->set_header('Content-Type', 'multipart/form-data; boundary=x');
	$drawn = (new Gazetteer\\ContactForm\\Domain\\Spam\\RenderToken(Gazetteer\\ContactForm\\Submission\\SiteSigner::signer()))->write(${form}, time() - 60);
	$request->set_body_params(['_wpcf7' => '${form}', '_wpcf7_unit_tag' => 'wpcf7-f${form}-o1', '_wpcf7_container_post' => '0', 'gazetteer_note' => '', 'gazetteer_request' => wp_generate_uuid4(), 'gazetteer_drawn' => $drawn, 'your-name' => 'Ada', 'your-email' => 'ada@visitor.example', 'your-message' => wp_generate_uuid4()]);
	$answer = rest_do_request($request)->get_data();
`;

const OF_A_FORM = ['form_received', 'entry_kept', 'mail_sent', 'mail_failed', 'bug'];

describe('hooks for other plugins', () => {
	it('other plugins get the actions of a form, its entry and its mail in order', async () => {
		const { id } = await makeForm(PLAIN);
		expect(await heardDuring(OF_A_FORM, send(id))).toEqual([
			['entry_kept', 2],
			['mail_sent', 1],
			['form_received', 3],
		]);
	});

	it('other plugins get an action for a failed mail', async () => {
		const { id } = await makeForm(PLAIN);
		const failing = "add_filter('pre_wp_mail', '__return_false', 1);";
		expect(await heardDuring(OF_A_FORM, failing + send(id))).toEqual([
			['entry_kept', 2],
			['mail_failed', 2],
			['form_received', 3],
		]);
	});

	it('other plugins can change a mail, and cannot lose a message with an exception', async () => {
		const { id } = await makeForm(PLAIN);
		const answer = await runWordPress(`
			add_action('gazetteer_entry_kept', function () { throw new RuntimeException('Their bug.'); });
			add_filter('gazetteer_mail', fn (Gazetteer\\Api\\Mail $mail) => $mail->with(subject: 'Changed'));
			add_filter('pre_wp_mail', function ($sent, array $mail) { $GLOBALS['subject'] = $mail['subject']; return true; }, 1, 2);
			${send(id)}
			echo $answer['status'] . ': ' . $GLOBALS['subject'];
		`);
		expect(answer).toBe('mail_sent: Changed');
	});

	it('other plugins get an action when a listing is published, and another when it is indexed', async () => {
		const heard = await heardDuring(
			['listing_published', 'listings_indexed'],
			`
				$listing = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => 'Heard of']);
				wp_update_post(['ID' => $listing, 'post_title' => 'Heard of again']);
				do_action('shutdown');
				wp_delete_post($listing, true);
			`,
		);
		expect(heard).toContainEqual(['listing_published', 1]);
		expect(heard).toContainEqual(['listings_indexed', 1]);
	});

	it('other plugins can change the query of the directory, and its cards', async () => {
		const html = await runWordPress(`
			add_filter('gazetteer_directory_query', fn ($query) => new Gazetteer\\Search\\Domain\\ListingQuery(words: 'windsock'));
			add_filter('gazetteer_listing_card', fn (string $html, int $listing): string => "<i>{$listing}</i>", 10, 2);
			echo do_blocks('<!-- wp:gazetteer/directory /-->');
		`);
		expect(html.match(/<li [^>]*><i>\d+<\/i><\/li>/g)).toHaveLength(1);
	});
});
