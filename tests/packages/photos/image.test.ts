/** @jest-environment node */
import { readImage, typeOf, withoutNotes } from '../../../packages/photos/image.ts';
import { app1, exif, file, jpeg, png, segment, text, webp, XMP, xmpSegment } from './photos.ts';

const whole = (parts: readonly Uint8Array[]) => file(...parts.map((part) => [...part]));

describe('type of a picture', () => {
	it.each([
		['image/jpeg', jpeg(4, 3)],
		['image/png', png(4, 3)],
		['image/gif', file('GIF89a')],
		['image/webp', webp(0, 4, 3)],
		['image/heic', file([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic')],
		['image/heic', file([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'heic')],
		['image/avif', file([0, 0, 0, 24], 'ftypavif', [0, 0, 0, 0], 'mif1avif')],
		['image/bmp', file('BM', [1, 1, 1])],
		['image/tiff', file('II*\0')],
		['image/x-icon', file([0, 0, 1, 0])],
		['', file('<svg xmlns="http://www.w3.org/2000/svg"/>')],
		['', file('')],
	])('the type of a picture is %s by its first bytes', (type, bytes) => {
		expect(typeOf(bytes)).toBe(type);
	});
});

describe('metadata of a picture', () => {
	const upright = { orientation: 1, hasPosition: false, isMoving: false };
	it.each([
		['an unchanged JPEG', jpeg(400, 300), { width: 400, height: 300, ...upright }],
		[
			'a JPEG from a phone that was held upright',
			jpeg(4, 3, app1(exif(6, false))),
			{ orientation: 6 },
		],
		[
			'a JPEG with a position',
			jpeg(4, 3, app1(exif(1, true))),
			{ hasPosition: true, orientation: 1 },
		],
		['a JPEG with a position in its XMP', jpeg(4, 3, xmpSegment()), { hasPosition: true }],
		[
			'a JPEG with its orientation in two metadata blocks',
			jpeg(4, 3, app1(exif(8, false)), xmpSegment()),
			{ hasPosition: true, orientation: 8 },
		],
		['an invalid orientation', jpeg(4, 3, app1(exif(77, false))), { orientation: 1 }],
		['metadata that is cut off', jpeg(4, 3, app1(exif(6, true).slice(0, 9))), upright],
		['an unchanged PNG', png(70000, 2), { width: 70000, height: 2, ...upright }],
		[
			'a PNG with metadata',
			png(4, 3, ['eXIf', exif(3, true)]),
			{ orientation: 3, hasPosition: true },
		],
		['a PNG with XMP', png(4, 3, ['iTXt', text(XMP)]), { hasPosition: true }],
		[
			'a PNG with compressed metadata',
			png(4, 3, ['zTXt', text('Raw profile type exif\0')]),
			{ hasPosition: true },
		],
		['an animated PNG', png(4, 3, ['acTL', [0, 0, 0, 2]]), { isMoving: true }],
		['an unchanged WebP', webp(0, 5000, 300), { width: 5000, height: 300, ...upright }],
		[
			'a WebP with metadata',
			webp(8, 4, 3, ['EXIF', exif(6, true)]),
			{ orientation: 6, hasPosition: true },
		],
		['a WebP with XMP', webp(4, 4, 3, ['XMP ', text(XMP)]), { hasPosition: true }],
		['an animated WebP', webp(2, 4, 3), { isMoving: true }],
		['a GIF', file('GIF89a'), { isMoving: true, hasPosition: false }],
	])('the metadata of a picture is read: %s', (_says, bytes, facts) => {
		expect(readImage(bytes)).toMatchObject(facts);
	});

	it('the metadata of a truncated picture is empty, and no error is thrown', () => {
		const pictures = [
			jpeg(4, 3, app1(exif(6, true)), xmpSegment()),
			png(4, 3, ['eXIf', exif(6, true)], ['iTXt', text(XMP)]),
			webp(8, 4, 3, ['EXIF', exif(6, true)], ['XMP ', text(XMP)]),
		];
		for (const bytes of pictures) {
			for (let end = 0; end < bytes.length; end += 1) {
				expect(readImage(bytes.subarray(0, end)).width).toBeGreaterThanOrEqual(0);
				withoutNotes(bytes.subarray(0, end), typeOf(bytes.subarray(0, end)));
			}
		}
	});
});

describe('picture without its metadata', () => {
	const colours = segment(0xe2, text('ICC_PROFILE\0\x01\x01'));
	const more = segment(0xe2, text('MPF\0II*\0'));

	it('a JPEG without its metadata keeps its color profile and has no data after its end', () => {
		const behind = jpeg(4, 3, app1(exif(1, true)));
		const noted = file(
			[...jpeg(4, 3, app1(exif(1, true)), colours, xmpSegment(), more)],
			[...behind],
		);
		const bare = whole(withoutNotes(noted, 'image/jpeg')!);
		expect(bare).toEqual(jpeg(4, 3, colours));
		expect(readImage(bare)).toMatchObject({ width: 4, height: 3, hasPosition: false });
	});

	it('a PNG without its metadata is still a PNG', () => {
		const noted = png(4, 3, ['eXIf', exif(1, true)], ['gAMA', [1]], ['iTXt', text(XMP)]);
		expect(whole(withoutNotes(noted, 'image/png')!)).toEqual(png(4, 3, ['gAMA', [1]]));
	});

	it('a WebP without its metadata no longer declares metadata in its header', () => {
		const noted = webp(28, 4, 3, ['EXIF', exif(1, true)], ['XMP ', text(XMP)]);
		expect(whole(withoutNotes(noted, 'image/webp')!)).toEqual(webp(16, 4, 3));
	});
});
