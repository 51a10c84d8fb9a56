import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runPhp, runWordPress, siteFolder, siteRoot } from '../../../browser/site.ts';
import { plant, unplant } from '../../plans/planted.ts';
import { told } from '../owners.ts';
import {
	kept,
	listing,
	member,
	ownOrigin,
	picture,
	remains,
	send,
	type Value,
} from '../sending.ts';
import { guestsHotel, hotels } from './hotels.ts';

jest.setTimeout(90_000);

const TROUBLES = ['flushed', 'down', 'stale'] as const;
const within = (trouble: string, more: Record<string, string> = {}) => ({
	'x-test-cache': trouble,
	...more,
});
const content = (file: string) => path.join(siteFolder(), 'wp-content', file);
const FILES = [
	'object-cache.php',
	'object-cache.sqlite',
	'object-cache.sqlite-wal',
	'object-cache.sqlite-shm',
];
/** What the tables hold: a cache that was down still has what was before. */
const stored = async (title: Value | undefined) => {
	await runWordPress('wp_cache_flush();');
	return kept(title);
};
/** What a lagging cache answers from now on. */
const age = () => runWordPress('gazetteer_test_cache_ages();');

let image: Blob;
let plans: Readonly<Record<string, number>> = {};
let owner: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
	await copyFile(path.join(__dirname, 'object-cache.php'), content('object-cache.php'));
	image = await picture('png', 50, 50);
	({ plans } = await plant([], {
		raised: { metas: { plan_price: '0', plan_no_of_img: '5' } },
		ended: { metas: { plan_price: '0' } },
	}));
	owner = await member('behind-a-cache');
	await runWordPress(
		`update_option('gazetteer', ['submission' => ['publishesNew' => true]] + (array) get_option('gazetteer', []));`,
	);
	// Everything that a page asks for is in the cache now.
	await send(guestsHotel({ plan_id: `${plans['raised']}` }));
	await age();
});
afterAll(async () => {
	await unplant();
	for (const file of FILES) await rm(content(file), { force: true });
});

describe.each(TROUBLES)('an object cache that is %s', (trouble) => {
	it('takes in a listing as one that is well: at the same moment and later one of one key, whole, and nothing left', async () => {
		const fields = guestsHotel({ tags: 'quiet', 'listingfiles[0]': image });
		const before = await remains();
		const answers = await Promise.all(
			Array.from({ length: 4 }, () => send(fields, { headers: within(trouble) })),
		);
		answers.push(await send(fields, { headers: within(trouble) }), await send(fields));
		expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
		expect(answers[0]!.answer.response).toBe('success');
		expect(await stored(fields['postTitle'])).toMatchObject([
			{ status: 'publish', categories: [Number(hotels)], gallery: [expect.any(Number)] },
		]);
		const after = await remains();
		expect([
			after['users']! - before['users']!,
			after['posts']! - before['posts']!,
			after['waiting']! - before['waiting']!,
		]).toEqual([1, 2, 0]);
	});

	it('does not let an edit undo one that it has not heard of', async () => {
		const as = { cookie: owner.cookie, headers: ownOrigin() };
		const fields = listing({
			category: hotels,
			post_nonce_field: owner.create,
			phone: '1',
			gazetteer_request: randomUUID(),
		});
		await send(fields, as);
		const [made] = await stored(fields['postTitle']);
		const version = () =>
			told<string>(
				`Gazetteer\\Submission\\Writing\\EditVersion::of(Gazetteer\\Plugin::get(Gazetteer\\Listings\\Domain\\ListingRepository::class)->find(${made!.id}))`,
			);
		const edited = {
			...fields,
			gazetteer_request: '',
			lp_post: `${made!.id}`,
			edit_nonce_field: owner.edit,
		};
		const began = await version();
		await age();
		expect(
			(await send({ ...edited, phone: '2', gazetteer_version: began }, as)).answer.response,
		).toBe('success');
		const behind = { ...as, headers: within(trouble, as.headers) };
		expect(
			(await send({ ...edited, phone: '3', gazetteer_version: began }, behind)).answer,
		).toMatchObject({
			response: 'fail',
			msg: expect.stringContaining('changed meanwhile'),
		});
		expect((await stored(fields['postTitle']))[0]!.details).toMatchObject({ phone: '2' });
		expect(
			(await send({ ...edited, phone: '4', gazetteer_version: await version() }, behind))
				.answer.response,
		).toBe('success');
		expect((await stored(fields['postTitle']))[0]!.details).toMatchObject({ phone: '4' });
	});

	it('limits tries, once it answers nothing by the database', async () => {
		const tries =
			await runPhp(`<?php $_SERVER['HTTP_X_TEST_CACHE'] = '${trouble}'; require '${siteRoot()}/wp-load.php';
			use Gazetteer\\Submission\\Guard\\SubmissionRateLimiter;
			$taken = 0;
			try { for (; $taken < 9; $taken++) { SubmissionRateLimiter::check('of ${trouble}', false); SubmissionRateLimiter::count('of ${trouble}', false); } } catch (Throwable) {}
			echo $taken;`);
		expect(tries).toBe('5');
	});
});

it('a plan is sold for what it costs and while it is sold, whatever a lagging cache says', async () => {
	await runWordPress(
		`foreach ([${plans['raised']}, ${plans['ended']}] as $plan) { wp_publish_post($plan); update_post_meta($plan, 'plan_price', '0'); update_post_meta($plan, 'plan_no_of_img', '5'); get_post($plan); get_post_meta($plan); }`,
	);
	await age();
	await runWordPress(
		`update_post_meta(${plans['raised']}, 'plan_price', '25'); update_post_meta(${plans['raised']}, 'plan_no_of_img', '1'); wp_update_post(['ID' => ${plans['ended']}, 'post_status' => 'draft']);`,
	);
	const headers = within('stale', ownOrigin());
	const sell = async (plan: string, pictures: readonly Blob[] = []) => {
		const images = Object.fromEntries(pictures.map((one, at) => [`listingfiles[${at}]`, one]));
		const fields = listing({
			category: hotels,
			post_nonce_field: owner.create,
			plan_id: `${plans[plan]}`,
			...images,
		});
		return [
			(await send(fields, { cookie: owner.cookie, headers })).answer,
			fields['postTitle'],
		] as const;
	};
	expect((await sell('ended'))[0].status).toEqual({
		plan_id: expect.stringContaining('no longer available'),
	});
	expect((await sell('raised', [image, image]))[0].status).toEqual({
		listingfiles: expect.stringContaining('more images'),
	});
	const [answer, title] = await sell('raised', [image]);
	expect(answer).toMatchObject({
		response: 'success',
		msg: expect.stringContaining('once it is paid'),
	});
	expect(await stored(title)).toMatchObject([{ status: 'pending' }]);
});
