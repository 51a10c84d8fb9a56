import { spawn, type ChildProcess } from 'node:child_process';
import { deflateSync, crc32 } from 'node:zlib';
import { runWordPress, siteFolder, siteRoot } from '../../../browser/site.ts';
import { visit } from '../../../browser/visitor.ts';
import { category, guest, kept, listing, picture, remains, send } from '../sending.ts';

// Nine large photos take minutes on a busy machine.
jest.setTimeout(900_000);

let hotels = '';
let image: Blob;
beforeAll(async () => {
	[hotels, image] = [await category(), await picture('png', 50, 50)];
});

const u32 = (number: number) => {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(number);
	return bytes;
};
const chunk = (name: string, data: Buffer) => {
	const body = Buffer.concat([Buffer.from(name), data]);
	return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
};
const png = (width: number, height: number, rows: Buffer) =>
	new Blob(
		[
			Buffer.concat([
				Buffer.from('89504e470d0a1a0a', 'hex'),
				chunk(
					'IHDR',
					Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])]),
				),
				chunk('IDAT', rows),
				chunk('IEND', Buffer.alloc(0)),
			]),
		],
		{ type: 'image/png' },
	);

/** A white PNG with 49 megapixels in a few kilobytes. */
const large = () => png(7000, 7000, deflateSync(Buffer.alloc(7000 * 876), { level: 9 }));
/** A PNG with a valid header and invalid image data. */
const damaged = () => png(100, 100, Buffer.from([1, 2, 3]));

const withImage = (one: Blob) => listing({ ...guest(), category: hotels, 'listingfiles[0]': one });

describe('image that is too large for the memory limit of PHP', () => {
	it('an image above the memory limit is refused with its name and size before any image is decoded', async () => {
		const before = await remains();
		const { answer } = await send({
			...withImage(image),
			'listingfiles[1]': large(),
			'listingfiles[2]': damaged(),
		});
		expect(answer).toMatchObject({
			response: 'fail',
			status: {
				listingfiles: expect.stringMatching(
					/^“picture\.jpg”: This image has too many pixels\. Please choose one with at most [\d.]+ megapixels\.$/,
				),
			},
		});
		expect(await remains()).toEqual(before);
	});
});

/** Resets the rate limit. */
const forgetTries = () =>
	runWordPress(
		`global $wpdb; $wpdb->query("DELETE FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_tally\\_%'");`,
	);

describe('damaged image', () => {
	beforeEach(forgetTries);
	afterAll(forgetTries);

	it('a damaged image counts in the rate limit like a valid one', async () => {
		const answers: string[] = [];
		for (let attempt = 0; attempt < 6; attempt++) {
			const { answer } = await send(withImage(damaged()), {
				headers: { 'x-test-tries': 'none' },
			});
			answers.push(answer.response);
			if (attempt === 0)
				expect(answer.status).toEqual({
					listingfiles: expect.stringContaining('“picture.jpg”'),
				});
		}
		expect(answers).toEqual([...Array.from({ length: 5 }, () => 'fail'), 'failure']);
	});
});

const isOnMachine = siteFolder() === siteRoot();
if (!isOnMachine)
	console.warn('Skipped: turns of several processes. The site runs on WebAssembly.');

(isOnMachine ? describe : describe.skip)(
	'at most two requests decode images at the same time',
	() => {
		const holders: ChildProcess[] = [];
		/**
		 * Starts a process that holds one of the two locks for decoding images, until the process is
		 * killed.
		 */
		const hold = (turn: number) =>
			new Promise<ChildProcess>((resolve, reject) => {
				const folder = `${siteFolder()}/wp-content/uploads/gazetteer-temp`;
				const holder = spawn('php', [
					'-r',
					`@mkdir('${folder}', 0777, true);
				$file = fopen('${folder}/turn-${turn}.lock', 'c');
				echo flock($file, LOCK_EX | LOCK_NB) ? 'held' : 'not held';
				sleep(600);`,
				]);
				holders.push(holder);
				holder.once('error', reject);
				holder.stdout.once('data', (said: Buffer) =>
					String(said) === 'held' ? resolve(holder) : reject(new Error(String(said))),
				);
			});
		const kill = async (holder: ChildProcess) => {
			if (holder.exitCode !== null || holder.signalCode !== null) return;
			const gone = new Promise((resolve) => holder.once('exit', resolve));
			holder.kill('SIGKILL');
			await gone;
		};
		afterEach(() => Promise.all(holders.splice(0).map(kill)));

		const underWay = async () => (await remains())['locks']!;
		const untilUnderWay = async (count: number) => {
			while ((await underWay()) < count)
				await new Promise((resolve) => setTimeout(resolve, 50));
		};

		it('a listing is refused with Retry-After while two others have their images processed, and leaves nothing behind', async () => {
			await hold(1);
			await hold(2);
			const before = await remains();
			const fields = withImage(image);
			const { answer, status, retryAfter } = await send(fields, {
				headers: { 'x-test-impatient': '1' },
			});
			expect({ answer, status, retryAfter }).toEqual({
				answer: {
					response: 'fail',
					status: {},
					msg: 'The site is processing other photos. Nothing was saved. Please try again in a minute.',
				},
				status: 503,
				retryAfter: '15',
			});
			expect(await remains()).toEqual(before);
			expect((await send(listing({ ...guest(), category: hotels }))).answer.response).toBe(
				'success',
			);
		});

		it('a listing waits for its turn to process images only until another process was killed', async () => {
			const [, second] = [await hold(1), await hold(2)];
			const before = await underWay();
			const fields = withImage(image);
			const sending = send(fields);
			// The request holds its own lock, is counted by the rate limit, and waits until it may
			// decode images.
			await untilUnderWay(before + 1);
			await kill(second);
			expect((await sending).answer.response).toBe('success');
			expect((await kept(fields['postTitle']))[0]!.gallery).toHaveLength(1);
		});
	},
);

it('nine photos of 12 megapixels can be uploaded without JavaScript', async () => {
	await forgetTries();
	const photo = Buffer.from(await (await picture('jpeg', 4000, 3000)).arrayBuffer());
	const { page } = await visit('/submit/', { javascript: false });
	const title = 'Nine Photos Inn';
	await page.fill('#lptitle', title);
	await page.selectOption('#inputCategory', hotels);
	await page.fill('#inputDescription', 'By the water.');
	await page.fill('#inputEmail', guest().email);
	await page.locator('input[type="file"][name^="listingfiles"]').setInputFiles(
		Array.from({ length: 9 }, (_, at) => ({
			name: `photo-${at}.jpg`,
			mimeType: 'image/jpeg',
			buffer: photo,
		})),
	);
	// The test submits faster than people do, so remove the time field.
	await page
		.locator('[name="gazetteer_drawn"]')
		.evaluateAll((all) => all.forEach((one) => one.remove()));
	await page.getByRole('button', { name: 'Submit listing' }).click({ timeout: 0 });
	await page.waitForURL(/gazetteer_sent=/, { timeout: 0 });
	expect((await kept(title))[0]!.gallery).toHaveLength(9);
});
