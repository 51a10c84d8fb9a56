import { randomUUID } from 'node:crypto';
import { runWordPress } from '../../browser/site.ts';
import { category, guest, kept, listing, picture, remains, send } from './sending.ts';

jest.setTimeout(120_000);

let hotels = '';
beforeAll(async () => {
	hotels = await category();
});

const locks = `"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_submission\\_%' ORDER BY option_id DESC LIMIT 1"`;

describe('a request that comes more than once', () => {
	it('of two hundred with one key at the same moment makes one listing, one account and one answer', async () => {
		const fields = listing({
			...guest(),
			category: hotels,
			gazetteer_request: randomUUID(),
			'listingfiles[0]': await picture('png', 50, 50),
		});
		const before = await remains();
		const answers = await Promise.all(Array.from({ length: 200 }, () => send(fields)));
		expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
		expect(answers[0]!.answer.response).toBe('success');
		const after = await remains();
		expect(await kept(fields['postTitle'])).toHaveLength(1);
		expect(after['users']! - before['users']!).toBe(1);
		// The listing and its image.
		expect(after['posts']! - before['posts']!).toBe(2);
		expect(after['waiting']).toBe(before['waiting']);
	});

	it('without a key is known by its fields and its sender', async () => {
		const fields = listing({ ...guest(), category: hotels });
		const answers = await Promise.all(Array.from({ length: 5 }, () => send(fields)));
		answers.push(await send(fields));
		expect(new Set(answers.map(({ answer }) => answer.status)).size).toBe(1);
		expect(await kept(fields['postTitle'])).toHaveLength(1);
		const other = await send({ ...fields, ...guest() });
		expect(other.answer.response).toBe('success');
		expect(await kept(fields['postTitle'])).toHaveLength(2);
	});

	it('is refused where the key is the same and the fields are not', async () => {
		const fields = listing({ ...guest(), category: hotels, gazetteer_request: randomUUID() });
		expect((await send(fields)).answer.response).toBe('success');
		const { answer } = await send({ ...fields, postContent: '<p>Another text.</p>' });
		expect(answer).toMatchObject({
			response: 'fail',
			status: [],
			msg: expect.stringContaining('earlier version'),
		});
		expect(await kept(fields['postTitle'])).toHaveLength(1);
	});

	it('takes over from one that was killed before its listing was shown', async () => {
		const fields = listing({ ...guest(), category: hotels, gazetteer_request: randomUUID() });
		const { answer: first } = await send(fields);
		// As it stands when the process dies in the middle: nothing answered, the listing out of sight.
		await runWordPress(`
			global $wpdb;
			$lock = $wpdb->get_var(${locks});
			$row = json_decode($wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $lock)), true);
			unset($row['answer']);
			$row['email'] = '${fields['email'] as string}';
			$row['at'] -= 200;
			$wpdb->update($wpdb->options, ['option_value' => json_encode($row)], ['option_name' => $lock]);
			$wpdb->update($wpdb->posts, ['post_status' => 'auto-draft', 'post_content_filtered' => 'gazetteer submission'], ['ID' => $row['listing']]);
		`);
		const { answer } = await send(fields);
		expect(answer).toMatchObject({ response: 'success', newuser: first.newuser });
		expect(await kept(fields['postTitle'])).toHaveLength(1);
		expect((await kept(fields['postTitle']))[0]).toMatchObject({ status: 'pending' });
	});

	it('gets the answer that one could not give any more whose listing is there', async () => {
		const fields = listing({ ...guest(), category: hotels, gazetteer_request: randomUUID() });
		const { answer: first } = await send(fields);
		await runWordPress(`
			global $wpdb;
			$lock = $wpdb->get_var(${locks});
			$row = json_decode($wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $lock)), true);
			unset($row['answer']);
			$row['at'] -= 200;
			$wpdb->update($wpdb->options, ['option_value' => json_encode($row)], ['option_name' => $lock]);
		`);
		const { answer } = await send(fields);
		expect(answer).toMatchObject({ response: 'success', status: first.status });
		expect(await kept(fields['postTitle'])).toHaveLength(1);
	});
});

it('what a killed request left is swept away a day later, and nothing else', async () => {
	const before = await remains();
	const [old, young, foreign] = JSON.parse(
		await runWordPress(`
			global $wpdb;
			$made = [];
			foreach ([[90000, 'gazetteer submission'], [60, 'gazetteer submission'], [90000, '']] as [$age, $mark]) {
				$id = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'auto-draft', 'post_title' => 'Left']);
				wp_insert_attachment(['post_title' => 'Left', 'post_mime_type' => 'image/png'], false, $id);
				$wpdb->update($wpdb->posts, ['post_content_filtered' => $mark, 'post_modified_gmt' => gmdate('Y-m-d H:i:s', time() - $age)], ['ID' => $id]);
				$made[] = $id;
			}
			$folder = wp_upload_dir()['basedir'] . '/gazetteer-temp';
			wp_mkdir_p($folder);
			file_put_contents("$folder/old.jpg", 'x');
			touch("$folder/old.jpg", time() - 90000);
			file_put_contents("$folder/young.jpg", 'x');
			echo json_encode($made);
		`),
	) as number[];
	const left = JSON.parse(
		await runWordPress(`
			Gazetteer\\Plugin::get(Gazetteer\\Submission\\Writing\\SubmissionSweep::class)->run();
			$folder = wp_upload_dir()['basedir'] . '/gazetteer-temp';
			$left = [array_map(fn ($id) => get_post($id) !== null, [${old}, ${young}, ${foreign}]), is_file("$folder/old.jpg"), is_file("$folder/young.jpg")];
			foreach ([${young}, ${foreign}] as $id) { Gazetteer\\Submission\\Writing\\SubmissionSweep::remove($id); }
			unlink("$folder/young.jpg");
			echo json_encode($left);
		`),
	) as unknown;
	expect(left).toEqual([[false, true, true], false, true]);
	expect(await remains()).toEqual(before);
});
