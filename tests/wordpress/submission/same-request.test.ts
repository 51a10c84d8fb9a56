import { randomUUID } from 'node:crypto';
import { runWordPress } from '../../browser/site.ts';
import { until } from '../../browser/until.ts';
import { category, guest, kept, listing, picture, remains, send } from './sending.ts';

jest.setTimeout(120_000);

let hotels = '';
beforeAll(async () => {
	hotels = await category();
});

const locks = `"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_submission\\_%' ORDER BY option_id DESC LIMIT 1"`;

describe('repeated submission of a listing', () => {
	it('two hundred simultaneous requests with the same key create one listing, one account and one response', async () => {
		const fields = listing({
			...guest(),
			category: hotels,
			gazetteer_request: randomUUID(),
			'listingfiles[0]': await picture('png', 50, 50),
		});
		const before = await remains();
		const answers = await Promise.all(Array.from({ length: 200 }, () => send(fields)));
		// At most two requests wait for the first. The others get a 409.
		const told = answers.filter(({ status }) => status !== 409);
		expect(new Set(told.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
		expect(told[0]!.answer.response).toBe('success');
		expect((await send(fields)).answer).toEqual(told[0]!.answer);
		const after = await remains();
		expect(await kept(fields['postTitle'])).toHaveLength(1);
		expect(after['users']! - before['users']!).toBe(1);
		// The two new posts are one listing and one image.
		expect(after['posts']! - before['posts']!).toBe(2);
		expect(after['waiting']).toBe(before['waiting']);
	});

	it('a repeated request without a key is recognized by its fields and its sender', async () => {
		const fields = listing({ ...guest(), category: hotels });
		const together = await Promise.all(Array.from({ length: 5 }, () => send(fields)));
		const answers = together.filter(({ status }) => status !== 409);
		answers.push(await send(fields));
		expect(new Set(answers.map(({ answer }) => answer.status)).size).toBe(1);
		expect(await kept(fields['postTitle'])).toHaveLength(1);
		const other = await send({ ...fields, ...guest() });
		expect(other.answer.response).toBe('success');
		expect(await kept(fields['postTitle'])).toHaveLength(2);
	});

	it('a request with the same key and different fields is refused', async () => {
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

	it('a repeated request continues after the first one was killed before its listing was visible', async () => {
		const fields = listing({ ...guest(), category: hotels, gazetteer_request: randomUUID() });
		const { answer: first } = await send(fields);
		// Simulate a killed process: no response recorded, and the listing hidden.
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

	it('a repeated request gets the response of the first one, which was killed after it saved the listing', async () => {
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

it('the data of a killed request is deleted a day later, and nothing else', async () => {
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

describe('submission whose first request is still running', () => {
	const AGAIN = { headers: { 'x-gazetteer-asks-again': '1' } };
	const UNDER_WAY = {
		status: 409,
		retryAfter: '2',
		type: 'text/html; charset=UTF-8',
		answer: {
			response: 'fail',
			status: {},
			msg: 'This is already being processed. Please try again in a moment.',
		},
	};
	const waiting = async () =>
		Number(
			await runWordPress(
				`global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_waiting\\_%'");`,
			),
		);
	/** Creates the state of a request that another process is handling. Nothing finishes it unless the test does. */
	async function held() {
		const fields = listing({ ...guest(), category: hotels, gazetteer_request: randomUUID() });
		const { answer } = await send(fields);
		expect(answer.response).toBe('success');
		const row = await runWordPress(`
			global $wpdb;
			$lock = $wpdb->get_var(${locks});
			$row = $wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $lock));
			$wpdb->update($wpdb->options, ['option_value' => json_encode(['at' => time()] + array_diff_key(json_decode($row, true), ['answer' => 1]))], ['option_name' => $lock]);
			echo base64_encode(serialize([$lock, $row]));
		`);
		const finish = () =>
			runWordPress(`
				global $wpdb;
				[$lock, $row] = unserialize(base64_decode('${row}'));
				$wpdb->update($wpdb->options, ['option_value' => $row], ['option_name' => $lock]);
			`);
		return { fields, answer, finish };
	}

	it('a repeated request gets a 409 if the client can retry, and then the response', async () => {
		const { fields, answer, finish } = await held();
		expect(await send(fields, AGAIN)).toMatchObject(UNDER_WAY);
		expect(await waiting()).toBe(0);
		await finish();
		expect((await send(fields, AGAIN)).answer).toEqual(answer);
	});

	it('a repeated request waits for the same response if the client cannot retry, and a third process does not wait', async () => {
		const { fields, answer, finish } = await held();
		// Start them one after the other. An idle worker of PHP's built-in server may accept two requests and answer
		// the second only after the first. A waiting worker accepts none.
		const waiters: ReturnType<typeof send>[] = [];
		for (const count of [1, 2]) {
			waiters.push(send(fields));
			await until(async () => (await waiting()) === count);
		}
		expect(await send(fields)).toMatchObject(UNDER_WAY);
		expect(await send(fields, AGAIN)).toMatchObject(UNDER_WAY);
		await finish();
		for (const { answer: said } of await Promise.all(waiters)) expect(said).toEqual(answer);
		expect(await waiting()).toBe(0);
	});

	it('killed processes do not use up the number of repeated requests that may wait for the first one', async () => {
		const { fields, answer, finish } = await held();
		const key = `substr(hash('sha256', substr(hash('sha256', "key\n${String(fields['gazetteer_request'])}"), 0)), 0, 32)`;
		await runWordPress(
			`foreach ([1, 2] as $place) { add_option('gazetteer_waiting_' . ${key} . "_$place", (time() - 60) . ' gone', '', false); }`,
		);
		const waiter = send(fields);
		await finish();
		expect((await waiter).answer).toEqual(answer);
		await runWordPress(`Gazetteer\\Kernel\\Once\\DuplicateRequest::sweep();`);
		expect(await waiting()).toBe(0);
	});
});
