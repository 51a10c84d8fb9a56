import {
	galleryNotice,
	pictureField,
	readGallery,
} from '../../../../widgets/listing-form/interactive/page-pictures.ts';
import { newPicture, totalsOf } from '../../../../widgets/listing-form/interactive/pictures.ts';

const form = (attributes: Record<string, string>, inside = '') => {
	const element = document.createElement('form');
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.innerHTML = inside;
	return element;
};

const LIMITS = {
	'data-imgcount': '3',
	'data-imgsize': '1000000',
	'data-countnotice': 'Too many.',
	'data-sizenotice': 'Too large.',
};

describe('gallery limits', () => {
	it.each([
		['report nothing at the limits', 3, 1_000_000, undefined],
		['report the number when one picture is over the limit', 4, 10, 'Too many.'],
		['report the size when one byte is over the limit', 1, 1_000_001, 'Too large.'],
		['report the size first when both are over the limit', 9, 9_000_000, 'Too large.'],
	])('the gallery limits %s', (_says, count, bytes, notice) => {
		expect(galleryNotice(form(LIMITS), { count, bytes })).toBe(notice);
	});

	it.each([
		[
			'the numbers that mean unlimited',
			{ 'data-imgcount': '555', 'data-imgsize': '9'.repeat(51) },
		],
		['no attributes', {}],
		['empty attributes', { 'data-imgcount': '', 'data-imgsize': '' }],
	])('the gallery limits are not checked with %s', (_says, attributes) => {
		expect(galleryNotice(form(attributes), { count: 5000, bytes: 1e12 })).toBeUndefined();
	});
});

describe('server-rendered gallery', () => {
	const OURS = `<div class="lplistgallery"><div class="jFiler-input-dragDrop"><div class="filediv">
		<input type="file" class="file" name="listingfiles[]" multiple></div></div>
		<ul class="jFiler-items-list">
			<li class="filediv" data-savedgallweight="120"><img src="https://site.example/a.jpg"><input type="hidden" name="listingeditfiles[]" value="7"><input type="checkbox" name="listImg_remove[]" value="7"></li>
			<li class="filediv" data-savedgallweight="80"><input type="hidden" name="listingeditfiles[]" value="9"><input type="checkbox" name="listImg_remove[]" value="9" checked></li>
		</ul></div>`;
	const LEGACY = `<div class="lplistgallery"><div class="jFiler-input-dragDrop">
		<div class="filediv" data-savedgallweight="50"><ul class="jFiler-items-list"><li class="jFiler-item"><img src="https://site.example/b.jpg"><a class="jFiler-item-trash-action lpsavedcrossgall"></a><input type="hidden" name="listingfiles[]" value="4"><input type="hidden" name="listingeditfiles[]" value="4"></li></ul></div>
		<div class="filediv"><input type="file" class="file" name="listingfiles[]" multiple></div></div></div>`;

	it('a server-rendered gallery is read with its removal marks', () => {
		expect(readGallery(form({}, OURS))).toEqual([
			{ key: 'saved-7', saved: 7, bytes: 120, preview: 'https://site.example/a.jpg' },
			{ key: 'saved-9', saved: 9, bytes: 80, preview: '', isRemoved: true },
		]);
		expect(totalsOf(readGallery(form({}, OURS)))).toEqual({ count: 1, bytes: 120 });
	});

	it('a server-rendered gallery is read from the markup of older servers', () => {
		expect(readGallery(form({}, LEGACY))).toEqual([
			{ key: 'saved-4', saved: 4, bytes: 50, preview: 'https://site.example/b.jpg' },
		]);
	});

	it('a gallery adds up new and kept pictures, and is empty without gallery markup', () => {
		const chosen = newPicture(new File(['12345'], 'a.jpg'));
		expect(totalsOf([...readGallery(form({}, OURS)), chosen])).toEqual({
			count: 2,
			bytes: 125,
		});
		expect(readGallery(form({}))).toEqual([]);
	});

	it('a gallery of unknown markup is read from the inputs of the form', () => {
		const element = form({}, '<input type="file" name="listingfiles[]" multiple>');
		const files = [new File(['12345'], 'a.jpg'), new File(['123'], 'b.jpg')];
		Object.defineProperty(element.querySelector('input'), 'files', { value: files });
		expect(totalsOf(readGallery(element))).toEqual({ count: 2, bytes: 8 });
	});
});

describe('single picture in the page', () => {
	const OLDER = `<div class="form-group"><label class="featured-img-label">Upload</label>
		<div class="custom-file"><input type="file" name="lp-featuredimage[]"></div>
		<img class="lp-prevewFeatured" src="https://site.example/c.jpg"></div>`;
	const REMOVAL = `<label><input type="checkbox" name="gazetteer_remove[]" value="featured" CHECKED></label>`;

	it.each<[string, string, boolean | undefined]>([
		['next to the file input, as in older themes', OLDER, undefined],
		[
			'with an unchecked removal box',
			OLDER.replace('<img', `${REMOVAL.replace('CHECKED', '')}<img`),
			undefined,
		],
		[
			'with a checked removal box',
			OLDER.replace('<img', `${REMOVAL.replace('CHECKED', 'checked')}<img`),
			true,
		],
	])('a saved single picture is read %s', (_says, html, isRemoved) => {
		const [picture] = pictureField(form({}, html), 'featuredImage')!.read();
		expect(picture).toMatchObject({ saved: 1, preview: 'https://site.example/c.jpg' });
		expect(picture!.isRemoved).toBe(isRemoved);
	});

	it('a picture field is found only in a page with its file input', () => {
		const page = form({}, OLDER);
		expect(pictureField(page, 'featuredImage')?.border?.textContent).toBe('Upload');
		expect(pictureField(page, 'logo')).toBeUndefined();
		expect(pictureField(page, 'gallery')).toBeUndefined();
	});
});
