import { runWordPress } from '../../../browser/site.ts';
import { plant, unplant } from '../../plans/planted.ts';
import { php } from '../../plugin/posts.ts';
import { makeListing, makeOwner, told } from '../owners.ts';
import { kept, picture, remains, send, type Fields } from '../sending.ts';
import { guestsHotel, hotels } from './hotels.ts';

jest.setTimeout(120_000);

let image: Blob;
let month = 0;
let owner = 0;
beforeAll(async () => {
	[image, owner] = [await picture('png', 50, 50), await makeOwner('hours-over')];
	const { plans } = await plant([], {
		month: { metas: { plan_price: '25', plan_time: '30' } },
	});
	month = plans['month']!;
});

afterAll(unplant);

const choose = (submission: object) =>
	runWordPress(
		`update_option('gazetteer', ['submission' => ${php(submission)}] + (array) get_option('gazetteer', []));`,
	);

const one = () => guestsHotel({ 'listingfiles[0]': image });

describe('database error while a listing is submitted', () => {
	it.each([
		['refuses one statement', 'failed', [4, 9, 14, 19]],
		['fails at some statement and from then on', 'dead', [3, 6, 12, 18]],
	])(
		'a database error is reported if the database %s, and no part of the listing is visible',
		async (_how, how, steps) => {
			for (const step of steps) {
				const fields = one();
				const before = await remains();
				const headers = { 'x-test-break': `${step}`, 'x-test-break-how': how };
				const { status, answer } = await send(fields, { headers });
				expect([step, status, answer]).toEqual([
					step,
					503,
					{
						response: 'fail',
						status: {},
						msg: 'The site cannot save data at the moment. Nothing was saved. Please try again in a few minutes.',
					},
				]);
				expect((await kept(fields['postTitle'])).map(({ status: shown }) => shown)).toEqual(
					// Data that a dead database cannot delete stays hidden until the cleanup.
					(await kept(fields['postTitle'])).map(() => 'auto-draft'),
				);
				if (how === 'failed') {
					expect([step, await remains()]).toEqual([step, before]);
					expect((await send(fields)).answer.response).toBe('success');
				}
			}
		},
	);
});

it('a full disk is reported when a listing is submitted, and nothing is left behind', async () => {
	for (const where of ['temp', 'place']) {
		const fields = one();
		const before = await remains();
		const { status, answer } = await send(fields, { headers: { 'x-test-disk': where } });
		expect([where, status, answer]).toEqual([
			where,
			200,
			{
				response: 'fail',
				status: [],
				msg: 'The server has no space for your photos at the moment. Your listing was not saved. Please try again later, or send it without photos.',
			},
		]);
		expect(await remains()).toEqual(before);
		expect((await send(fields)).answer.response).toBe('success');
	}
});

describe('full disk that the image editor does not notice', () => {
	it.each(['empty', 'half'])(
		'a full disk is reported if it leaves the image file %s, and nothing is left behind',
		async (how) => {
			const fields = one();
			const before = await remains();
			const { answer } = await send(fields, { headers: { 'x-test-disk': how } });
			expect(answer).toMatchObject({
				response: 'fail',
				msg: expect.stringContaining('no space for your photos'),
			});
			expect(await remains()).toEqual(before);
			expect((await send(fields)).answer.response).toBe('success');
		},
	);

	it('smaller image sizes that are empty are removed, and the image is kept', async () => {
		const fields = guestsHotel({ 'listingfiles[0]': await picture('jpeg', 600, 400) });
		const { answer } = await send(fields, { headers: { 'x-test-disk': 'sizes' } });
		expect(answer.response).toBe('success');
		const [made] = await kept(fields['postTitle']);
		const [sizes, bytes] = await told<[unknown, number[]]>(
			`(static function (int $id): array {
				$file = get_attached_file($id);
				return [wp_get_attachment_metadata($id)['sizes'], array_map('filesize', glob(substr($file, 0, -4) . '*'))];
			})(${made!.gallery[0]})`,
		);
		expect(sizes).toEqual([]);
		expect(bytes).toEqual([expect.any(Number)]);
		expect(bytes[0]).toBeGreaterThan(0);
	});
});

it('the plugin’s listing form requires consent to the terms page of the settings, and older forms do not', async () => {
	const page = await told<number>(
		`wp_insert_post(['post_type' => 'page', 'post_title' => 'Our terms', 'post_status' => 'publish'])`,
	);
	await choose({ termsPage: page });
	const ours = { ...one(), gazetteer_listing_form: '1' };
	expect((await send(ours)).answer).toMatchObject({
		response: 'fail',
		status: { policycheck: 'Please agree to the terms.' },
	});
	expect((await send({ ...ours, policycheck: '1' })).answer.response).toBe('success');
	expect((await send(one())).answer.response).toBe('success');
	await choose({ termsPage: 0 });
	expect((await send({ ...one(), gazetteer_listing_form: '1' })).answer.response).toBe('success');
});

it('a place type from a lookup is ignored if a known category is also sent, and refused as the only category', async () => {
	const { category: _, ...bare } = one();
	const both: Fields = { ...bare, 'category[0]': 'point_of_interest', 'category[1]': hotels };
	expect((await send(both)).answer.response).toBe('success');
	expect((await kept(both['postTitle']))[0]!.categories).toEqual([Number(hotels)]);
	const raw: Fields = { ...one(), category: 'point_of_interest' };
	expect((await send(raw)).answer).toMatchObject({
		response: 'fail',
		status: { category: 'Please choose a category.' },
	});
	expect(await kept(raw['postTitle'])).toEqual([]);
});

describe('expiry after the duration of a plan', () => {
	const DAY = 86_400;
	const days = (ago: number) => Math.floor(Date.now() / 1000) - ago * DAY;
	const state = (id: number) => told<string>(`get_post_status(${id})`);
	/** Runs the scheduled event, and returns the subjects of the sent mails. */
	const run = () =>
		told<string[]>(
			`(function () {
				$subjects = [];
				add_filter('pre_wp_mail', function ($sent, $mail) use (&$subjects) { $subjects[] = $mail['subject'] . ' > ' . $mail['to'][0]; return true; }, 10, 2);
				// Backdate the last run by a day.
				global $wpdb;
				Gazetteer\\Submission\\Expiry\\DueListings::table()->create();
				$wpdb->query("UPDATE {$wpdb->prefix}gazetteer_listings_due SET due = 1");
				wp_set_current_user(0);
				do_action('gazetteer_expire_listings');
				$subjects = array_values(array_filter($subjects, fn ($subject) => str_ends_with($subject, '@owner.example')));
				return array_map(fn ($subject) => preg_replace('/^\\[[^\\]]*\\] /', '', $subject), $subjects);
			})()`,
		);

	it('a listing expires on time or weeks late, and its owner gets one mail before and one after', async () => {
		const make = (title: string, published: number, more = {}) =>
			makeListing(title, owner, { plan: month, published, status: 'publish', ...more });
		const [over, soon, fresh, late] = [
			await make('Over Inn', days(30) - 60),
			await make('Soon Inn', days(25)),
			await make('Fresh Inn', days(2)),
			await make('Late Inn', days(90)),
		];
		// Write the content directly: the user who expires the listing may not be allowed to save an iframe.
		await runWordPress(
			`global $wpdb; $wpdb->update($wpdb->posts, ['post_content' => '<iframe src="https://v.example"></iframe>'], ['ID' => ${over}]); clean_post_cache(${over});`,
		);
		const free = await makeListing('Free Inn', owner, {
			published: days(400),
			status: 'publish',
		});
		expect(await told('(bool) wp_next_scheduled("gazetteer_expire_listings")')).toBe(true);
		// On a site where no listing has expired yet, the first run only sends reminders to the owners.
		expect((await run()).sort()).toEqual([
			'Your listing “Late Inn” expires soon > hours-over@owner.example',
			'Your listing “Over Inn” expires soon > hours-over@owner.example',
			'Your listing “Soon Inn” expires soon > hours-over@owner.example',
		]);
		expect(await run()).toEqual([]);
		await runWordPress(
			`update_option('gazetteer_expiry_since', 1); delete_post_meta_by_key('_gazetteer_end_told');`,
		);
		const mails = await run();
		expect(mails.sort()).toEqual([
			'Your listing “Late Inn” has expired > hours-over@owner.example',
			'Your listing “Over Inn” has expired > hours-over@owner.example',
			'Your listing “Soon Inn” expires soon > hours-over@owner.example',
		]);
		expect([
			await state(over),
			await state(soon),
			await state(fresh),
			await state(late),
			await state(free),
		]).toEqual(['expired', 'publish', 'publish', 'expired', 'publish']);
		expect(await told(`get_post(${over})->post_content`)).toContain('<iframe');
		expect(await run()).toEqual([]);

		// The site owner publishes an expired listing again, so its duration restarts.
		await runWordPress(`wp_publish_post(${over});`);
		expect(await run()).toEqual([]);
		expect(await state(over)).toBe('publish');
		// A payment restarts the duration as well.
		await runWordPress(`
			$orders = Gazetteer\\Plugin::get(Gazetteer\\Plans\\Orders\\Orders::class);
			$plan = Gazetteer\\Plugin::get(Gazetteer\\Plans\\Domain\\PlanRepository::class)->find(${month});
			$orders->paid($orders->purchase()->begin($plan, ${late}, ${owner}, time())->order->id, 'paid by a test');`);
		expect(await run()).toEqual([]);
		expect(await state(late)).toBe('publish');
	});
});
