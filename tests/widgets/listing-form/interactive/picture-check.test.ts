import { TEXT } from '@gazetteer/contract';
import { pictureCheck } from '../../../../widgets/listing-form/interactive/picture-check.ts';
import type { Picture } from '../../../../widgets/listing-form/interactive/pictures.ts';
import { faultIn } from '../../../../widgets/listing-form/interactive/rules.ts';

const SAVED: Picture = { key: 'saved-7', saved: 7, bytes: 10 };
const CHOSEN: Picture = { key: 'new-1', file: new File(['x'], 'pier.jpg'), bytes: 1 };

const faultOf = (pictures: () => readonly Picture[]) => {
	const { rule, value } = pictureCheck(
		'gallery',
		{ label: 'Gallery', mark() {}, focus() {} },
		pictures,
	);
	return faultIn(rule, value());
};

describe('validation of the gallery', () => {
	it.each<[string, Picture[], boolean]>([
		['fails without a picture', [], false],
		['fails when every picture is marked for removal', [{ ...SAVED, isRemoved: true }], false],
		['passes a saved picture', [SAVED], true],
		['passes a chosen picture', [CHOSEN], true],
		['passes when one picture stays', [{ ...SAVED, isRemoved: true }, CHOSEN], true],
	])('the validation of the gallery %s', (_title, pictures, expected) => {
		expect(faultOf(() => pictures) === undefined).toBe(expected);
	});

	it('the validation of the gallery reads the pictures each time the form is checked', () => {
		let pictures: Picture[] = [];
		const { rule, value } = pictureCheck(
			'gallery',
			{ label: 'Gallery', mark() {}, focus() {} },
			() => pictures,
		);
		expect(faultIn(rule, value())).toBeDefined();
		pictures = [CHOSEN];
		expect(faultIn(rule, value())).toBeUndefined();
	});

	it('the validation of the gallery keeps the label, place, mark and focus of its caller, and names the gallery field', () => {
		const place = document.createElement('div');
		const at = { label: 'Photos', mark: jest.fn(), focus: jest.fn(), place };
		expect(pictureCheck('gallery', at, () => [])).toMatchObject({
			...at,
			field: 'listingfiles',
		});
	});

	it.each([
		['featuredImage', 'lp-featuredimage', TEXT.needFeaturedImage],
		['logo', 'business_logo', TEXT.needLogo],
	] as const)('the validation of the value %s names the field %s', (name, field, message) => {
		const check = pictureCheck(name, { label: '', mark() {}, focus() {} }, () => []);
		expect(check.field).toBe(field);
		expect(faultIn(check.rule, check.value())).toBe(message);
	});
});
