import { readImage } from '../../../packages/photos/image.ts';
import { prepare, renamed, workOn } from '../../../packages/photos/prepare.ts';
import { app1, exif, file, jpeg, png, webp } from './photos.ts';

const RULES = { types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'], longestSide: 2560 };
const OLDER = { ...RULES, types: ['image/jpeg', 'image/png', 'image/gif'] };

describe('image preparation steps', () => {
	it.each([
		['leave a suitable image unchanged', jpeg(2560, 1920), 'none'],
		['leave a GIF unchanged, whatever its size', file('GIF89a'), 'none'],
		['leave a large animated image unchanged', webp(2, 5000, 5000), 'none'],
		[
			'strip the metadata of an image that contains a position',
			jpeg(4, 3, app1(exif(1, true))),
			'strip',
		],
		['redraw a rotated image upright', jpeg(4, 3, app1(exif(6, false))), 'draw'],
		['redraw a large image smaller', png(2561, 10), 'draw'],
		['redraw an unsupported type as a supported type', file('BM', [1]), 'draw'],
	])('the steps to prepare a picture %s', (_says, bytes, work) => {
		expect(workOn(readImage(bytes), RULES)).toBe(work);
	});

	it('the steps to prepare a picture depend on the types that the server accepts', () => {
		expect(workOn(readImage(webp(0, 4, 3)), OLDER)).toBe('draw');
	});
});

it.each([
	['IMG_1.HEIC', 'image/jpeg', 'IMG_1.jpg'],
	['a.b.JPEG', 'image/jpeg', 'a.b.JPEG'],
	['photo', 'image/png', 'photo.png'],
	['.bmp', 'image/jpeg', 'photo.jpg'],
	['x.webp', 'image/webp', 'x.webp'],
])('a file named %s that is converted to %s is renamed to %s', (name, type, called) => {
	expect(renamed(name, type)).toBe(called);
});

/** jsdom cannot read the bytes of a File, so add the method. */
const chosen = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
	Object.assign(new File([bytes], name, { type: 'image/jpeg', lastModified: 5 }), {
		arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
	});

describe('prepared gallery file', () => {
	it('a prepared picture is the same file when nothing has to change', async () => {
		const good = chosen(jpeg(4, 3), 'good.jpg');
		expect((await prepare(good, RULES)).file).toBe(good);
	});

	it('a prepared picture has no position and keeps its name', async () => {
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

	it('a picture is refused when the file is missing, empty or unreadable as an image', async () => {
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

	it('a picture stays unchanged when the server can read it but the browser cannot', async () => {
		const odd = chosen(jpeg(4, 3, app1(exif(6, true))), 'odd.jpg');
		expect((await prepare(odd, RULES)).file).toBe(odd);
	});
});
