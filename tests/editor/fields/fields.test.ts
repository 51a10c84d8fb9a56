import {
	withKept,
	type Draft,
} from '../../../plugin-php-shim/editor/fields/draft/category-draft.ts';
import { copyOf, newField } from '../../../plugin-php-shim/editor/fields/list/field.ts';
import { linesOf, optionsOf } from '../../../plugin-php-shim/editor/fields/list/option-lines.ts';
import { moved } from '../../../plugin-php-shim/editor/shared/reorder/move-item.ts';
import { problemsOf } from '../../../plugin-php-shim/editor/fields/list/field-problems.ts';
import { cleanSlug, slugFrom } from '../../../plugin-php-shim/editor/fields/list/slug.ts';

describe('custom field slug', () => {
	it.each([
		['is built from the label', 'Runway length (m)', 'runway-length-m'],
		['contains no accents', 'Durée d’été', 'duree-d-ete'],
		['keeps underscores', 'iata_code', 'iata_code'],
		['is cut at its maximum length', 'a'.repeat(80), 'a'.repeat(40)],
		['is empty for a label without Latin letters', '名前', ''],
	])('the slug of a custom field %s', (_says, label, slug) => {
		expect(cleanSlug(label)).toBe(slug);
	});

	it('the slug of a custom field falls back to the field kind when the label has no Latin letters', () => {
		expect(slugFrom('名前', 'text', [])).toBe('text');
	});

	it('the slug of a custom field is unique', () => {
		expect(slugFrom('Runways', 'text', ['runways', 'runways-2'])).toBe('runways-3');
	});
});

describe('saved custom field', () => {
	const [sent, other] = [newField('text'), newField('text')];
	const draft: Draft = { fields: [sent, other], features: [], showsEmpty: false };
	const kept = { ...sent, id: 7, slug: 'runway', label: 'Runway' };

	it('a saved custom field replaces the field that was sent', () => {
		expect(withKept(draft, draft, kept).fields).toEqual([kept, other]);
	});

	it('a custom field keeps changes made while it was being saved and is not created twice', () => {
		const typed = { ...sent, label: 'Runways' };
		const now = { ...draft, fields: [typed, other], showsEmpty: true };
		expect(withKept(now, draft, kept)).toEqual({
			...now,
			fields: [{ ...typed, id: 7, slug: 'runway' }, other],
		});
	});
});

describe('custom field order', () => {
	it.each([
		['up', 2, 1, ['a', 'c', 'b']],
		['down', 0, 1, ['b', 'a', 'c']],
		['over several places', 0, 2, ['b', 'c', 'a']],
		['up of the first field, which stays first', 0, -1, ['a', 'b', 'c']],
		['down of the last field, which stays last', 2, 3, ['a', 'b', 'c']],
	])('the order of the custom fields changes with a move %s', (_says, from, to, order) => {
		expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
	});
});

describe('custom field options', () => {
	it('custom field options are read from one line each, without duplicates', () => {
		expect(optionsOf('Grass\n\n Asphalt \r\nGrass')).toEqual(['Grass', 'Asphalt']);
		expect(linesOf(['Grass', 'Asphalt'])).toBe('Grass\nAsphalt');
	});
});

describe('custom field validation', () => {
	const sound = { ...newField('text'), label: 'Runways', slug: 'runways' };

	it('the validation accepts a custom field with a label', () => {
		expect(problemsOf(sound, [sound])).toEqual({});
	});

	it('the validation requires a label for a custom field', () => {
		expect(Object.keys(problemsOf({ ...sound, label: ' ' }, [sound]))).toEqual(['label']);
	});

	it('the validation requires a unique slug for a custom field', () => {
		const other = { ...newField('date'), label: 'Runway', slug: 'runways' };
		expect(Object.keys(problemsOf(sound, [sound, other]))).toEqual(['slug']);
	});

	it.each(['select', 'radio', 'checkboxes'] as const)(
		'the validation requires options for a custom field of the kind %s',
		(kind) => {
			expect(Object.keys(problemsOf({ ...sound, kind }, [sound]))).toEqual(['options']);
			expect(problemsOf({ ...sound, kind, options: ['Yes'] }, [sound])).toEqual({});
		},
	);

	it('the validation treats a copy of a custom field as a new field', () => {
		const copy = copyOf({ ...sound, id: 7, savedSlug: 'runways' }, 'Runways (copy)');
		expect(copy).toMatchObject({ id: 0, slug: '', savedSlug: '', label: 'Runways (copy)' });
		expect(copy.key).not.toBe(sound.key);
	});
});
