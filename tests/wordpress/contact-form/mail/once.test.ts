import { randomUUID } from 'node:crypto';
import { keptOf, later } from '../entries/kept.ts';
import { ADA, FIELDS, mailing, METAS } from './mailing.ts';
import { makeForm } from '../own.ts';
import { post, sent } from './post.ts';
import { runWordPress } from '../../../browser/site.ts';

const mail = mailing();

it('a contact message that is sent twice with the same request key sends one mail', async () => {
	const request = randomUUID();
	const answers = await Promise.all(
		Array.from({ length: 3 }, () => post(mail.form, ADA, request)),
	);
	expect(answers.map(({ status }) => status)).toEqual(Array(3).fill('mail_sent'));
	expect(new Set(answers.map(({ posted_data_hash: hash }) => hash)).size).toBe(1);
	expect(mail.sink.letters).toHaveLength(1);
	expect(await keptOf(mail.form.id)).toHaveLength(1);
});

it('the same contact message without a request key sends one mail', async () => {
	await post(mail.form, ADA, '');
	expect((await post(mail.form, ADA, '')).status).toBe('mail_sent');
	expect(mail.sink.letters).toHaveLength(1);
});

it('a used request key with a different message is refused', async () => {
	const request = randomUUID();
	await post(mail.form, ADA, request);
	const answer = await post(mail.form, { ...ADA, 'your-message': 'Something else' }, request);
	expect(answer.status).toBe('aborted');
	expect(answer.message).toContain('We already received an earlier version of this message');
	expect(mail.sink.letters).toHaveLength(1);
});

it('a contact form without stored entries keeps no data of a request', async () => {
	const forgetting = await makeForm(FIELDS, {
		metas: { ...METAS, gazetteer_form_settings: { keepDays: 0 } },
	});
	const request = randomUUID();
	await post(forgetting, ADA, request);
	expect(await keptOf(forgetting.id)).toMatchObject([{ state: 'sent', email: '' }]);
	expect((await post(forgetting, ADA, request)).status).toBe('mail_sent');
	expect(mail.sink.letters).toHaveLength(1);
	await later(90_000, 'gazetteer_sweep_entries');
	expect(await keptOf(forgetting.id)).toEqual([]);
});

describe('contact message whose first request is still running', () => {
	const AGAIN = { 'x-gazetteer-asks-again': '1' };
	/** Creates an entry that another process is still mailing, received `seconds` ago. */
	async function held(seconds = 0) {
		const request = randomUUID();
		const first = await post(mail.form, ADA, request);
		const [row] = JSON.parse(
			await runWordPress(`
				global $wpdb;
				$rows = $wpdb->get_results("SELECT id, outcome FROM {$wpdb->prefix}gazetteer_entries ORDER BY id DESC LIMIT 1", ARRAY_A);
				$wpdb->query("UPDATE {$wpdb->prefix}gazetteer_entries SET outcome = '', taken = " . (time() - ${seconds}) . " WHERE id = " . (int) $rows[0]['id']);
				echo json_encode(array_map(fn ($row) => ['id' => $row['id'], 'outcome' => base64_encode($row['outcome'])], $rows));
			`),
		) as [{ id: string; outcome: string }];
		const finish = () =>
			runWordPress(
				`global $wpdb; $wpdb->update("{$wpdb->prefix}gazetteer_entries", ['outcome' => base64_decode('${row.outcome}')], ['id' => ${row.id}]);`,
			);
		return { request, first, finish };
	}
	const waiting = async () =>
		Number(
			await runWordPress(
				`global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_waiting\\_%'");`,
			),
		);

	it('a repeated request gets a 409 with Retry-After if the client can retry, and then the response', async () => {
		const { request, first, finish } = await held();
		const told = await sent(mail.form, ADA, request, AGAIN);
		expect([told.status, told.headers.get('retry-after')]).toEqual([409, '2']);
		expect(await told.json()).toMatchObject({
			code: 'under_way',
			message: 'This is already being processed. Please try again in a moment.',
		});
		expect(await waiting()).toBe(0);
		await finish();
		expect(await post(mail.form, ADA, request, AGAIN)).toEqual(first);
		expect(mail.sink.letters).toHaveLength(1);
	});

	it('a repeated request gets a final response if the mail takes very long', async () => {
		const { request } = await held(60);
		const { status, message } = await post(mail.form, ADA, request, AGAIN);
		expect([status, message]).toEqual([
			'aborted',
			expect.stringContaining('already received this message'),
		]);
	});

	it('a repeated request without a retry waits for the response, and a third process gets a 409', async () => {
		const { request, finish } = await held();
		await runWordPress(
			`$name = 'gazetteer_waiting_' . substr(hash('sha256', '${request}'), 0, 32); foreach ([1, 2] as $place) { add_option("{$name}_$place", (time() + 60) . ' other', '', false); }`,
		);
		expect((await sent(mail.form, ADA, request)).status).toBe(409);
		await runWordPress(
			`global $wpdb; $wpdb->query("DELETE FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_waiting\\_%'");`,
		);
		const waiter = post(mail.form, ADA, request);
		await finish();
		expect((await waiter).status).toBe('mail_sent');
	});
});
