import { runWordPress } from '../../browser/site.ts';
import {
	category,
	kept,
	listing,
	member,
	ownOrigin,
	picture,
	remains,
	send,
	type Fields,
} from './sending.ts';

jest.setTimeout(60_000);

let hotels = '';
let image: Blob;
let owner: Awaited<ReturnType<typeof member>>;
let as: { cookie: string; headers: Record<string, string> };
beforeAll(async () => {
	[hotels, image, owner] = [
		await category(),
		await picture('png', 60, 40),
		await member('the-owner'),
	];
	as = { cookie: owner.cookie, headers: ownOrigin() };
});

/** Submits a listing with two images, and returns it with the fields of an edit. */
async function made(more: Fields = {}) {
	const fields = listing({
		category: hotels,
		post_nonce_field: owner.create,
		phone: '1',
		website: 'https://before.example',
		'listingfiles[0]': image,
		'listingfiles[1]': image,
		...more,
	});
	expect((await send(fields, as)).answer.response).toBe('success');
	const [found] = await kept(fields['postTitle']);
	const edits: Fields = {
		lp_post: `${found!.id}`,
		edit_nonce_field: owner.edit,
		postTitle: fields['postTitle']!,
		postContent: '<p>After.</p>',
		category: hotels,
	};
	return { found: found!, edits };
}

const setStatus = (id: number, status: string) =>
	runWordPress(
		`global $wpdb; $wpdb->update($wpdb->posts, ['post_status' => '${status}'], ['ID' => ${id}]); clean_post_cache(${id});`,
	);

describe('edit of a listing by its owner', () => {
	it('an edit keeps the listed images in order, adds new ones, and deletes the others', async () => {
		const { found, edits } = await made();
		const [first, second] = found.gallery;
		const { answer } = await send(
			{
				...edits,
				phone: '2',
				tagline_text: 'New',
				'listingeditfiles[0]': `${second}`,
				'listingeditfiles[1]': `${first}`,
				'listImg_remove[]': `${first}`,
				'listingfiles[0]': image,
			},
			as,
		);
		expect(answer).toMatchObject({
			response: 'success',
			msg: 'Your changes have been saved and are pending review.',
		});
		const [after] = await kept(edits['postTitle']);
		expect(after!.gallery).toHaveLength(2);
		expect(after!.gallery[0]).toBe(second);
		expect(after!.gallery).not.toContain(first);
		expect(after).toMatchObject({
			id: found.id,
			content: '<p>After.</p>',
			author: owner.id,
			status: 'pending',
		});
		// Fields that are not in the form stay.
		expect(after!.details).toMatchObject({
			phone: '2',
			tagline_text: 'New',
			website: 'https://before.example',
		});
		expect(await runWordPress(`echo get_post(${first}) === null ? 'gone' : 'there';`)).toBe(
			'gone',
		);
	});

	it.each([
		['publish', 'publish'],
		['draft', 'pending'],
		['pending', 'pending'],
		['expired', 'expired'],
	])('an edit of a listing with status %s results in status %s', async (before, after) => {
		const { found, edits } = await made();
		await setStatus(found.id, before);
		expect((await send(edits, as)).answer.response).toBe('success');
		expect((await kept(edits['postTitle']))[0]).toMatchObject({
			status: after,
			content: '<p>After.</p>',
		});
	});

	it.each(['trash', 'private', 'future', 'auto-draft'])(
		'an edit of a listing with status %s is refused',
		async (status) => {
			const { found, edits } = await made();
			await setStatus(found.id, status);
			const { answer } = await send(edits, as);
			expect(answer).toEqual({
				response: 'fail',
				status: [],
				msg: 'Sorry, you are not allowed to edit this listing.',
			});
			expect((await kept(edits['postTitle']))[0]).toMatchObject({
				status,
				content: '<p>By the water.</p>',
			});
		},
	);

	it('an edit with an expired nonce changes nothing and gets a new nonce, only for requests from this site', async () => {
		const { edits } = await made();
		const { edit_nonce_field: _, ...without } = edits;
		for (const stale of [without, { ...edits, edit_nonce_field: 'stale' }]) {
			const { answer } = await send(stale, as);
			expect(answer).toMatchObject({
				response: 'fail',
				status: [],
				nonce: expect.stringMatching(/^\w{10}$/),
			});
			expect((await kept(edits['postTitle']))[0]!.content).toBe('<p>By the water.</p>');
			const foreign = await send(stale, {
				...as,
				headers: { origin: 'https://elsewhere.example' },
			});
			expect(foreign.answer.nonce).toBeUndefined();
			expect(
				(await send({ ...stale, edit_nonce_field: answer.nonce! }, as)).answer.response,
			).toBe('success');
			await runWordPress(
				`wp_update_post(['ID' => ${edits['lp_post'] as string}, 'post_content' => '<p>By the water.</p>']);`,
			);
		}
		const right = await send(edits, {
			...as,
			headers: { origin: 'https://elsewhere.example' },
		});
		expect(right.answer.response).toBe('fail');
		expect((await kept(edits['postTitle']))[0]!.content).toBe('<p>By the water.</p>');
	});

	it('an edit is refused if another edit was saved since it began', async () => {
		const { found, edits } = await made();
		const version = () =>
			runWordPress(
				`echo Gazetteer\\Submission\\Writing\\EditVersion::fromListing(Gazetteer\\Plugin::get(Gazetteer\\Listings\\Domain\\ListingRepository::class)->find(${found.id}));`,
			);
		const began = await version();
		expect((await send({ ...edits, gazetteer_version: began }, as)).answer.response).toBe(
			'success',
		);
		const { answer } = await send(
			{ ...edits, postContent: '<p>Late.</p>', gazetteer_version: began },
			as,
		);
		expect(answer).toMatchObject({
			response: 'fail',
			msg: expect.stringContaining('changed in the meantime'),
		});
		expect(
			(
				await send(
					{
						...edits,
						postContent: '<p>In time.</p>',
						gazetteer_version: await version(),
					},
					as,
				)
			).answer.response,
		).toBe('success');
	});
});

describe('edit of another member’s listing', () => {
	it('an edit of another member’s listing is refused with the same message as for an unknown listing', async () => {
		const { edits } = await made();
		const other = await member('another-owner');
		const before = await remains();
		const foreign = { cookie: other.cookie, headers: ownOrigin() };
		const sent = { ...edits, edit_nonce_field: other.edit };
		const texts = [];
		for (const id of [edits['lp_post']!, '999999', '1', '-5', '1 OR 1=1', '0x1'])
			texts.push((await send({ ...sent, lp_post: id }, foreign)).answer);
		expect(new Set(texts.map((text) => JSON.stringify(text))).size).toBe(1);
		expect(texts[0]).toMatchObject({
			response: 'fail',
			msg: 'Sorry, you are not allowed to edit this listing.',
		});
		expect((await send({ ...edits, email: 'guest@visitor.example' })).answer.response).toBe(
			'fail',
		);
		expect(await remains()).toEqual(before);
		expect((await kept(edits['postTitle']))[0]!.content).toBe('<p>By the water.</p>');
	});

	it('an edit cannot use the images of another member', async () => {
		const { found } = await made();
		const other = await member('image-thief');
		const thief = { cookie: other.cookie, headers: ownOrigin() };
		const own = listing({
			category: hotels,
			post_nonce_field: other.create,
			'listingfiles[0]': image,
		});
		await send(own, thief);
		const [theirs] = await kept(own['postTitle']);
		await send(
			{
				lp_post: `${theirs!.id}`,
				edit_nonce_field: other.edit,
				postTitle: own['postTitle']!,
				postContent: '<p>x</p>',
				category: hotels,
				'listingeditfiles[0]': `${found.gallery[0]}`,
				'listingeditfiles[1]': `${theirs!.gallery[0]}`,
				'listImg_remove[]': `${found.gallery[1]}`,
			},
			thief,
		);
		expect((await kept(own['postTitle']))[0]!.gallery).toEqual(theirs!.gallery);
		expect(
			await runWordPress(`echo get_post(${found.gallery[1]}) === null ? 'gone' : 'there';`),
		).toBe('there');
	});
});
