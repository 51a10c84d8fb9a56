import { randomUUID } from 'node:crypto';
import { runPhp, runWordPress, siteRoot } from '../../../browser/site.ts';
import { plant, unplant } from '../../plans/planted.ts';
import { told } from '../owners.ts';
import { listing, member, ownOrigin, picture, remains, send } from '../sending.ts';
import { guestsHotel, hotels } from './hotels.ts';
import { age, stored, within } from './object-cache.ts';

jest.setTimeout(90_000);

const TROUBLES = ['flushed', 'down', 'stale'] as const;
let image: Blob;
let plans: Readonly<Record<string, number>> = {};
let owner: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
	image = await picture('png', 50, 50);
	({ plans } = await plant([], {
		raised: { metas: { plan_price: '0', plan_no_of_img: '5' } },
		ended: { metas: { plan_price: '0' } },
	}));
	owner = await member('behind-a-cache');
	await runWordPress(
		`update_option('gazetteer', ['submission' => ['publishesNew' => true]] + (array) get_option('gazetteer', []));`,
	);
	// Fill the cache with everything that a page reads.
	await send(guestsHotel({ plan_id: `${plans['raised']}` }));
	await age();
});
afterAll(unplant);

describe.each(TROUBLES)('object cache that is %s', (trouble) => {
	it('new listings work with a broken object cache: requests with one key create one complete listing', async () => {
		const fields = guestsHotel({ tags: 'quiet', 'listingfiles[0]': image });
		const before = await remains();
		const together = await Promise.all(
			Array.from({ length: 4 }, () => send(fields, { headers: within(trouble) })),
		);
		// At most two requests wait for the first. The fourth may get a 409.
		const answers = together.filter(({ status }) => status !== 409);
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

	it('an edit does not overwrite an earlier edit that a broken object cache does not contain', async () => {
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
				`Gazetteer\\Submission\\Writing\\EditVersion::fromListing(Gazetteer\\Plugin::get(Gazetteer\\Listings\\Domain\\ListingRepository::class)->find(${made!.id}))`,
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
			msg: expect.stringContaining('changed in the meantime'),
		});
		expect((await stored(fields['postTitle']))[0]!.details).toMatchObject({ phone: '2' });
		expect(
			(await send({ ...edited, phone: '4', gazetteer_version: await version() }, behind))
				.answer.response,
		).toBe('success');
		expect((await stored(fields['postTitle']))[0]!.details).toMatchObject({ phone: '4' });
	});

	it('the database limits attempts even if the object cache returns nothing', async () => {
		const tries =
			await runPhp(`<?php $_SERVER['HTTP_X_TEST_CACHE'] = '${trouble}'; require '${siteRoot()}/wp-load.php';
			use Gazetteer\\Submission\\Guard\\SubmissionRateLimiter;
			$taken = 0;
			try { for (; $taken < 9; $taken++) { SubmissionRateLimiter::check('of ${trouble}', false); SubmissionRateLimiter::count('of ${trouble}', false); } } catch (Throwable) {}
			echo $taken;`);
		expect(tries).toBe('5');
	});
});
