import { randomUUID } from 'node:crypto';
import { plant, unplant } from '../../plans/planted.ts';
import {
	kept,
	listing,
	member,
	ownOrigin,
	picture,
	remains,
	send,
	type Fields,
} from '../sending.ts';
import { guestsHotel, hotels } from './hotels.ts';
import { share } from '../../share.ts';

jest.setTimeout(300_000);

let image: Blob;
let paid = 0;
beforeAll(async () => {
	const { plans } = await plant([], { paid: { metas: { plan_price: '25' } } });
	paid = plans['paid']!;
	image = await picture('png', 50, 50);
});

afterAll(unplant);

const MOST = 120;

/**
 * Breaks the request at each step until it succeeds. Returns what each step leaves behind, except locks: a failed
 * attempt releases its own.
 */
async function breakEach(
	how: 'throw' | 'exit',
	stride: number,
	request: () => Fields,
	options: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<{ steps: number; left: string[]; answers: Set<string> }> {
	const left: string[] = [];
	const answers = new Set<string>();
	const all = Array.from({ length: Math.ceil((MOST - 1) / stride) }, (_, at) => 1 + at * stride);
	for (const [tried, step] of share(all).entries()) {
		const before = await remains();
		const fields = request();
		const headers = { ...options.headers, 'x-test-break': `${step}`, 'x-test-break-how': how };
		const { answer, status } = await send(fields, { ...options, headers });
		if (answer.response === 'success') return { steps: step - 1, left, answers };
		answers.add(`${status} ${answer.response} ${answer.msg}`);
		const after = await remains();
		if (JSON.stringify(after) !== JSON.stringify(before))
			left.push(`step ${step}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
		// The same request without a failure creates exactly one listing.
		if (tried % 5 === 0) {
			expect((await send(fields, options)).answer.response).toBe('success');
			expect(await kept(fields['postTitle'])).toHaveLength(1);
		}
	}
	return { steps: MOST, left, answers };
}

const BROKEN = '200 fail Something went wrong. Your listing was not saved. Please try again.';

describe.each([
	['with an exception', 'throw', 1],
	['with an exit', 'exit', 5],
] as const)('new listing that fails %s', (_says, how, stride) => {
	it('a failed new listing leaves nothing behind at any statement that writes, and can be sent again', async () => {
		const { steps, left, answers } = await breakEach(how, stride, () =>
			guestsHotel({
				location: 'Nowhere',
				plan_id: `${paid}`,
				'listingfiles[0]': image,
				'business_logo[]': image,
			}),
		);
		expect(steps).toBeGreaterThan(20);
		expect(left).toEqual([]);
		expect([...answers]).toEqual([BROKEN]);
	});
});

it('a failed edit of a listing changes nothing, at any statement that writes', async () => {
	const { cookie, create, edit } = await member('edits-and-breaks');
	const options = { cookie, headers: ownOrigin() };
	const first = listing({
		category: hotels,
		post_nonce_field: create,
		phone: '1',
		'listingfiles[0]': image,
	});
	await send(first, options);
	const [before] = await kept(first['postTitle']);
	const { steps, left, answers } = await breakEach(
		'throw',
		1,
		() => ({
			lp_post: `${before!.id}`,
			edit_nonce_field: edit,
			postTitle: first['postTitle']!,
			postContent: `<p>Changed ${randomUUID()}</p>`,
			category: hotels,
			phone: '2',
			tags: 'new',
			'listingeditfiles[]': `${before!.gallery[0]}`,
			'listingfiles[0]': image,
		}),
		options,
	);
	expect(steps).toBeGreaterThanOrEqual(8);
	expect([...answers]).toEqual([BROKEN]);
	// WordPress stores a revision for an edit. All other counts stay the same.
	expect(left.filter((line) => !/posts/.test(line))).toEqual([]);
});
