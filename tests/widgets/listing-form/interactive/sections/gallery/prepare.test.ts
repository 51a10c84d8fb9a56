import { readImage } from '../../../../../../widgets/listing-form/interactive/sections/gallery/preparing/image.ts';
import {
	prepare,
	renamed,
	workOn,
} from '../../../../../../widgets/listing-form/interactive/sections/gallery/preparing/prepare.ts';
import { app1, exif, file, jpeg, png, webp } from './photos.ts';

const RULES = { types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'], longestSide: 2560 };
const OLDER = { ...RULES, types: ['image/jpeg', 'image/png', 'image/gif'] };

describe('what is done with a picture', () => {
	it.each([
		['nothing with one that is as it should be', jpeg(2560, 1920), 'none'],
		['nothing with a GIF, however large', file('GIF89a'), 'none'],
		['nothing with a large one that moves', webp(2, 5000, 5000), 'none'],
		[
			'its notes are taken off where they say a position',
			jpeg(4, 3, app1(exif(1, true))),
			'strip',
		],
		['it is drawn upright', jpeg(4, 3, app1(exif(6, false))), 'draw'],
		['it is drawn smaller', png(2561, 10), 'draw'],
		['it is drawn as another type', file('BM', [1]), 'draw'],
	])('%s', (_says, bytes, work) => {
		expect(workOn(readImage(bytes), RULES)).toBe(work);
	});

	it('goes by what the server takes', () => {
		expect(workOn(readImage(webp(0, 4, 3)), OLDER)).toBe('draw');
	});
});

it.each([
	['IMG_1.HEIC', 'image/jpeg', 'IMG_1.jpg'],
	['a.b.JPEG', 'image/jpeg', 'a.b.JPEG'],
	['photo', 'image/png', 'photo.png'],
	['.bmp', 'image/jpeg', 'photo.jpg'],
	['x.webp', 'image/webp', 'x.webp'],
])('%s as %s is called %s', (name, type, called) => {
	expect(renamed(name, type)).toBe(called);
});

/** jsdom's files cannot be read as bytes. */
const chosen = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
	Object.assign(new File([bytes], name, { type: 'image/jpeg', lastModified: 5 }), {
		arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
	});

describe('a chosen file', () => {
	it('goes out as it is where nothing has to be done', async () => {
		const good = chosen(jpeg(4, 3), 'good.jpg');
		expect((await prepare(good, RULES)).file).toBe(good);
	});

	it('goes out without its position under its own name', async () => {
		const { file: sent } = await prepare(
			chosen(jpeg(4, 3, app1(exif(1, true))), 'quay.jpg'),
			RULES,
		);
		expect([sent?.name, sent?.type, sent?.size, sent?.lastModified]).toEqual([
			'quay.jpg',
			'image/jpeg',
			jpeg(4, 3).length,
			5,
		]);
	});

	it('is refused where it is gone, empty, or no picture that this browser can read', async () => {
		const gone = Object.assign(new File(['x'], 'gone.jpg'), {
			arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
		});
		expect(await prepare(gone, RULES)).toEqual({ refusal: 'gone' });
		expect(await prepare(chosen(file(''), 'empty.jpg'), RULES)).toEqual({
			refusal: 'unreadable',
		});
		expect(await prepare(chosen(file('%PDF-1.7'), 'menu.pdf'), RULES)).toEqual({
			refusal: 'unreadable',
		});
	});

	it('goes out as it is where the server reads it and this browser does not', async () => {
		const odd = chosen(jpeg(4, 3, app1(exif(6, true))), 'odd.jpg');
		expect((await prepare(odd, RULES)).file).toBe(odd);
	});
});
