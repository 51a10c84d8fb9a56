import { deflateSync } from 'node:zlib';
import { runWordPress } from '../../browser/site.ts';
import { php } from '../plugin/posts.ts';
import { category, guest, kept, listing, picture, remains, send, type Fields } from './sending.ts';

jest.setTimeout(60_000);

let hotels = '';
let jpeg: Buffer;
beforeAll(async () => {
	hotels = await category();
	jpeg = Buffer.from(await (await picture('jpeg', 600, 400)).arrayBuffer());
});

const choose = (submission: Record<string, unknown>) =>
	runWordPress(
		`update_option('gazetteer', ['submission' => ${php(submission)}] + (array) get_option('gazetteer', []));`,
	);
afterEach(() => choose({}));

const blob = (bytes: Uint8Array | string, type = 'image/jpeg') =>
	new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });
const withImage = (image: Blob) =>
	listing({ ...guest(), category: hotels, 'listingfiles[0]': image });
const u32 = (number: number) => {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(number);
	return bytes;
};

/** A tiny PNG whose header declares these dimensions. */
const bomb = (width: number, height: number) =>
	Buffer.concat([
		Buffer.from('89504e470d0a1a0a', 'hex'),
		u32(13),
		Buffer.from('IHDR'),
		u32(width),
		u32(height),
		Buffer.from([8, 2, 0, 0, 0]),
		u32(0),
		u32(20),
		Buffer.from('IDAT'),
		deflateSync(Buffer.alloc(1000)).subarray(0, 20),
		u32(0),
		u32(0),
		Buffer.from('IEND'),
		u32(0),
	]);

/** A GIF with this number of one-pixel frames, each declared with the size of the canvas. */
const film = (frames: number, side = 10_000) =>
	Buffer.concat([
		Buffer.from('GIF89a'),
		Buffer.from([
			side % 256,
			Math.floor(side / 256),
			side % 256,
			Math.floor(side / 256),
			0x80,
			0,
			0,
			0,
			0,
			0,
			255,
			255,
			255,
		]),
		...Array.from({ length: frames }, () =>
			Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]),
		),
		Buffer.from(';'),
	]);

/** The JPEG with a comment after its first marker, or with the orientation of a phone in portrait mode. */
const withSegment = (marker: number, text: Buffer) =>
	Buffer.concat([
		jpeg.subarray(0, 2),
		Buffer.from([0xff, marker]),
		u32(text.length + 2).subarray(2),
		text,
		jpeg.subarray(2),
	]);

const TYPE = expect.stringContaining('file type is not allowed');

describe('file that is not an image of an accepted type', () => {
	const rows: readonly (readonly [string, () => Blob])[] = [
		['a script', () => blob('<?php echo 1;')],
		[
			'an SVG',
			() =>
				blob(
					'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
					'image/svg+xml',
				),
		],
		['a page', () => blob('<!doctype html><script>alert(1)</script>')],
		['a HEIC', () => blob(Buffer.concat([u32(24), Buffer.from('ftypheic'), Buffer.alloc(40)]))],
		['a BMP', () => blob(Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 1)]))],
		['a JPEG that was cut off', () => blob(jpeg.subarray(0, jpeg.length - 200))],
		['the beginning of a PNG', () => blob(Buffer.from('89504e470d0a1a0a', 'hex'))],
	];
	it.each(rows)(
		'a file of another type is refused with an error at its field: %s',
		async (_says, image) => {
			const before = await remains();
			const { answer } = await send(withImage(image()));
			expect(answer).toMatchObject({ response: 'fail', status: { listingfiles: TYPE } });
			expect(await remains()).toEqual(before);
		},
	);

	it('a file of another type is refused as a logo and a featured image too, and when it is empty', async () => {
		const { answer } = await send(
			listing({
				...guest(),
				category: hotels,
				'business_logo[]': blob('x'),
				'lp-featuredimage[]': blob(''),
			}),
		);
		expect(answer.status).toMatchObject({
			business_logo: TYPE,
			'lp-featuredimage': expect.stringContaining('could not be uploaded'),
		});
	});

	it('an image that is sent as text is ignored', async () => {
		const fields = listing({
			...guest(),
			category: hotels,
			'listingfiles[0]': '/etc/passwd',
			'listingfiles[1]': 'https://elsewhere.example/x.jpg',
			'business_logo[]': 'undefined',
		});
		expect((await send(fields)).answer.response).toBe('success');
		expect((await kept(fields['postTitle']))[0]).toMatchObject({
			gallery: [],
			details: { Plan_id: 'none' },
		});
	});
});

describe('image that would need too much memory or time', () => {
	it.each([
		['20,000 by 20,000 pixels', () => bomb(20_000, 20_000), /too many pixels/],
		['10,000 frames', () => film(10_000), /too many pixels/],
		['501 frames', () => film(501, 10), /animation is too long/],
	])('an image that is too large is refused by its header: %s', async (_says, image, message) => {
		const before = await remains();
		const { answer } = await send(withImage(blob(image())));
		expect(answer.status).toEqual({
			listingfiles: expect.stringMatching(message),
		});
		expect(await remains()).toEqual(before);
	});
});

it('an image is re-encoded, which removes hidden data and applies its orientation', async () => {
	const exif = Buffer.concat([
		Buffer.from('Exif\0\0MM\0*'),
		u32(8),
		Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]),
		u32(0),
	]);
	const fields: Fields = listing({
		...guest(),
		category: hotels,
		'listingfiles[0]': blob(
			Buffer.concat([
				withSegment(0xfe, Buffer.from('<?php system($_GET[1]); ?>')),
				Buffer.from('<?php evil();'),
			]),
		),
		'listingfiles[1]': blob(withSegment(0xe1, exif)),
	});
	expect((await send(fields)).answer.response).toBe('success');
	const [made] = await kept(fields['postTitle']);
	const found = JSON.parse(
		await runWordPress(`
			$found = [];
			foreach ([${made!.gallery.join(',')}] as $id) {
				$file = get_attached_file($id);
				$size = getimagesize($file);
				$found[] = [str_contains(file_get_contents($file), '<?php'), $size[0], $size[1], pathinfo($file, PATHINFO_EXTENSION)];
			}
			echo json_encode($found);
		`),
	) as unknown;
	expect(found).toEqual([
		[false, 600, 400, 'jpg'],
		[false, 400, 600, 'jpg'],
	]);
});

describe('limits of a gallery', () => {
	it('the limits of a gallery come from the settings, not from the field imageCount', async () => {
		await choose({ images: 2 });
		const fields = listing({ ...guest(), category: hotels, imageCount: '1' });
		const [one, two, three] = [blob(jpeg), blob(jpeg), blob(jpeg)];
		const { answer } = await send({
			...fields,
			'listingfiles[0]': one,
			'listingfiles[1]': two,
			'listingfiles[2]': three,
		});
		expect(answer.status).toEqual({
			listingfiles: 'There are more photos than this listing can have.',
		});
		expect(
			(await send({ ...fields, 'listingfiles[0]': one, 'listingfiles[1]': two })).answer
				.response,
		).toBe('success');
	});

	it('the limits of a gallery include the total size in megabytes', async () => {
		await choose({ megabytes: 1 });
		const large = blob(Buffer.concat([jpeg, Buffer.alloc(600_000)]));
		const fields = listing({ ...guest(), category: hotels });
		const { answer } = await send({
			...fields,
			'listingfiles[0]': large,
			'listingfiles[1]': large,
		});
		expect(answer.status).toEqual({
			listingfiles: 'These photos are too large. Please choose smaller ones.',
		});
		expect((await send({ ...fields, 'listingfiles[0]': large })).answer.response).toBe(
			'success',
		);
	});
});
