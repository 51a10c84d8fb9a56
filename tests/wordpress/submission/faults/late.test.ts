import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runPhp, runWordPress, siteFolder, siteRoot, siteUrl } from '../../../browser/site.ts';
import { openSmtpSink, type SmtpSink } from '../../smtp.ts';
import { php } from '../../plugin/posts.ts';
import { makeListing, told } from '../owners.ts';
import { kept, listing, member, ownOrigin, send } from '../sending.ts';
import { guestsHotel, hotels } from './hotels.ts';

jest.setTimeout(90_000);

const DAY = 86_400;

/** PHP that defines `$lock($seconds)`: creates the lock of a request that starts `$seconds` from now. */
const lockOf = (key: string) =>
	`$lock = static fn (int $seconds = 0) => new Gazetteer\\Submission\\Guard\\RequestLock(Gazetteer\\Submission\\Guard\\RequestKey::fromInput(new Gazetteer\\Kernel\\Http\\Input(['gazetteer_request' => '${key}']), '', false), time() + (int) ($_SERVER['HTTP_X_TEST_CLOCK'] ?? 0) + $seconds);`;
/** Headers that move the clock of the plugin by these seconds. */
const at = (seconds: number, more: Record<string, string> = {}) => ({
	headers: { 'x-test-clock': `${seconds}`, ...more },
});

describe('mail server that does not respond', () => {
	let sink: SmtpSink;
	const port = () => path.join(siteFolder(), 'wp-content/smtp-port');
	beforeAll(async () => {
		sink = await openSmtpSink();
		await writeFile(port(), String(sink.port));
	});
	let greet = () => {};
	afterEach(() => greet());
	afterAll(async () => {
		await rm(port(), { force: true });
		await sink.close();
	});
	const arrived = async (letters: number) => {
		for (let look = 0; look < 400 && sink.letters.length < letters; look++)
			await new Promise((later) => setTimeout(later, 50));
		return sink.letters.splice(0).map(({ headers }) => headers.get('subject'));
	};
	const early = { 'x-test-answer': 'early' };

	it('a mail server that does not respond delays no response: the mails are sent after it', async () => {
		greet = sink.hold();
		const fields = guestsHotel();
		const first = await send(fields, { headers: early });
		expect(first.answer.response).toBe('success');
		expect((await send(fields, { headers: early })).answer).toEqual(first.answer);
		expect(await kept(fields['postTitle'])).toMatchObject([{ status: 'pending' }]);
		expect(sink.letters).toEqual([]);
		greet();
		expect(await arrived(3)).toHaveLength(3);
	});

	it('a mail server that does not respond delays neither an edit nor a form without JavaScript', async () => {
		const owner = await member('edits-in-time');
		const as = { cookie: owner.cookie, headers: { ...ownOrigin(), ...early } };
		const fields = listing({ category: hotels, post_nonce_field: owner.create });
		await send(fields, as);
		expect(await arrived(2)).toHaveLength(2);
		const [made] = await kept(fields['postTitle']);
		greet = sink.hold();
		const edited = { ...fields, lp_post: `${made!.id}`, edit_nonce_field: owner.edit };
		const { answer } = await send({ ...edited, postContent: '<p>New.</p>' }, as);
		expect(answer.response).toBe('success');
		const plain = new FormData();
		for (const [name, value] of Object.entries({
			...guestsHotel(),
			gazetteer_listing_form: '1',
		}))
			plain.append(name, value);
		const page = await fetch(`${siteUrl()}/submit/`, {
			method: 'POST',
			body: plain,
			headers: { 'x-test-tries': '1', ...early },
			redirect: 'manual',
		});
		expect([page.status, page.headers.get('location')]).toEqual([
			303,
			expect.stringContaining('gazetteer_sent='),
		]);
		expect(await page.text()).toBe('');
		expect(sink.letters).toEqual([]);
		greet();
		expect(await arrived(4)).toHaveLength(4);
	});
});

/** Runs PHP while the clock of the plugin is wrong by these seconds, and parses its JSON. */
const sees = async <Answer>(seconds: number, code: string) =>
	JSON.parse(
		await runPhp(
			`<?php $_SERVER['HTTP_X_TEST_CLOCK'] = '${seconds}'; require '${siteRoot()}/wp-load.php'; echo json_encode((static function () { ${code} })());`,
		),
	) as Answer;

describe('wrong server clock', () => {
	it('a clock that is off by a day in either direction changes no response, and creates nothing twice', async () => {
		const fields = guestsHotel();
		const { answer } = await send(fields);
		expect(answer.response).toBe('success');
		for (const seconds of [DAY, -DAY])
			expect((await send(fields, at(seconds))).answer).toEqual(answer);
		expect(await kept(fields['postTitle'])).toHaveLength(1);
	});

	it('a clock that is set back blocks no visitor by form age, rate limit or lock', async () => {
		const drawn = await runWordPress(
			`echo Gazetteer\\Submission\\Guard\\BotDetection::renderToken();`,
		);
		const fields = { ...guestsHotel(), gazetteer_drawn: drawn };
		expect((await send(fields, at(-DAY))).answer.response).toBe('success');
		const counter = randomUUID();
		const count = `return [Gazetteer\\Kernel\\Once\\AttemptCounter::wait('${counter}', 600, 1), Gazetteer\\Kernel\\Once\\AttemptCounter::count('${counter}', 600)];`;
		expect(await sees(DAY, count)).toEqual([0, 1]);
		expect(await sees(0, count)).toEqual([0, 1]);
		expect(await sees(0, count)).toEqual([expect.any(Number), 2]);
		const lock = lockOf(randomUUID());
		expect(await sees(DAY, `${lock} return [$lock()->acquire('') === null];`)).toEqual([true]);
		expect(await sees(0, `${lock} return [$lock()->acquire('') === null];`)).toEqual([true]);
	});

	it('a clock that was ahead delays neither expiry nor cleanup, once a listing is submitted', async () => {
		const hooks = ['gazetteer_expire_listings', 'gazetteer_sweep_submissions'];
		await runWordPress(
			`foreach (${php(hooks)} as $hook) { wp_clear_scheduled_hook($hook); wp_schedule_event(time() + ${30 * DAY}, 'hourly', $hook); }`,
		);
		expect((await send(guestsHotel())).answer.response).toBe('success');
		expect(
			await told(
				`array_map(fn ($hook) => wp_next_scheduled($hook) <= time() + HOUR_IN_SECONDS, ${php(hooks)})`,
			),
		).toEqual([true, true]);
	});

	it('a clock that jumps ahead while a listing is written lets only one of two requests write it', async () => {
		expect(
			await told(`(function () { global $wpdb; ${lockOf(randomUUID())}
				[$first, $second] = [$lock(-300), $lock()];
				$said = [$first->acquire('') === null, $second->acquire('') === null];
				try { $first->recordListing(5); $said[] = 'noted'; } catch (RuntimeException) { $said[] = 'refused'; }
				$first->release();
				$second->recordListing(7);
				$rows = $wpdb->get_col("SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_submission\\_%' ORDER BY option_id DESC LIMIT 1");
				return [...$said, json_decode($rows[0] ?? '[]', true)['listing'] ?? 0];
			})()`),
		).toEqual([true, true, 'refused', 7]);
	});

	it('the clock changes neither the version of a listing nor the start of its duration, even when daylight saving time ends', async () => {
		const owner = await member('turns-the-clock');
		const { timezone } = await told<{ timezone: string }>(
			`['timezone' => get_option('timezone_string')]`,
		);
		await runWordPress(`update_option('timezone_string', 'Europe/Berlin');`);
		try {
			// 02:30 local time, the second time on that night.
			const published = Date.UTC(2025, 9, 26, 1, 30) / 1000;
			const id = await makeListing('Twice Inn', owner.id, {
				published,
				status: 'publish',
				categories: [Number(hotels)],
			});
			const facts = `(static fn ($listing) => [$listing->published, Gazetteer\\Submission\\Writing\\EditVersion::fromListing($listing)])(Gazetteer\\Plugin::get(Gazetteer\\Listings\\Domain\\ListingRepository::class)->find(${id}))`;
			const [, version] = await told<[number, string]>(facts);
			const edited = listing({
				lp_post: `${id}`,
				edit_nonce_field: owner.edit,
				category: hotels,
				gazetteer_version: version,
			});
			const { answer } = await send(edited, {
				cookie: owner.cookie,
				headers: { ...ownOrigin(), 'x-test-clock': `${DAY}` },
			});
			expect(answer.response).toBe('success');
			const [moment] = await told<[number]>(facts);
			expect(moment).toBe(published);
		} finally {
			await runWordPress(`update_option('timezone_string', ${php(timezone)});`);
		}
	});
});
