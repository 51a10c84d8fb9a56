import {
	withKept,
	type Draft,
} from '../../../plugin-php-shim/editor/fields/draft/category-draft.ts';
import { copyOf, newField } from '../../../plugin-php-shim/editor/fields/list/field.ts';
import { linesOf, optionsOf } from '../../../plugin-php-shim/editor/fields/list/option-lines.ts';
import { moved } from '../../../plugin-php-shim/editor/shared/reorder/move-item.ts';
import { problemsOf } from '../../../plugin-php-shim/editor/fields/list/field-problems.ts';
import { cleanSlug, slugFrom } from '../../../plugin-php-shim/editor/fields/list/slug.ts';

describe('the name of a custom field', () => {
	it.each([
		['is made of the label', 'Runway length (m)', 'runway-length-m'],
		['has no accents', 'Durée d’été', 'duree-d-ete'],
		['keeps underscores', 'iata_code', 'iata_code'],
		['ends where it would grow too long', 'a'.repeat(80), 'a'.repeat(40)],
		['may be nothing', '名前', ''],
	])('%s', (_says, label, slug) => {
		expect(cleanSlug(label)).toBe(slug);
	});

	it('is the kind where the label has no Latin letter', () => {
		expect(slugFrom('名前', 'text', [])).toBe('text');
	});

	it('is given once', () => {
		expect(slugFrom('Runways', 'text', ['runways', 'runways-2'])).toBe('runways-3');
	});
});

describe('a field that has been saved', () => {
	const [sent, other] = [newField('text'), newField('text')];
	const draft: Draft = { fields: [sent, other], features: [], showsEmpty: false };
	const kept = { ...sent, id: 7, slug: 'runway', label: 'Runway' };

	it('stands in the place of the one that was sent', () => {
		expect(withKept(draft, draft, kept).fields).toEqual([kept, other]);
	});

	it('keeps what was typed since, and is not made a second time', () => {
		const typed = { ...sent, label: 'Runways' };
		const now = { ...draft, fields: [typed, other], showsEmpty: true };
		expect(withKept(now, draft, kept)).toEqual({
			...now,
			fields: [{ ...typed, id: 7, slug: 'runway' }, other],
		});
	});
});

describe('the order of fields', () => {
	it.each([
		['up', 2, 1, ['a', 'c', 'b']],
		['down', 0, 1, ['b', 'a', 'c']],
		['far', 0, 2, ['b', 'c', 'a']],
		['not above the first', 0, -1, ['a', 'b', 'c']],
		['not below the last', 2, 3, ['a', 'b', 'c']],
	])('changes %s', (_says, from, to, order) => {
		expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
	});
});

describe('the options of a field', () => {
	it('are one a line, each once', () => {
		expect(optionsOf('Grass\n\n Asphalt \r\nGrass')).toEqual(['Grass', 'Asphalt']);
		expect(linesOf(['Grass', 'Asphalt'])).toBe('Grass\nAsphalt');
	});
});

describe('a field', () => {
	const sound = { ...newField('text'), label: 'Runways', slug: 'runways' };

	it('may be saved with a label', () => {
		expect(problemsOf(sound, [sound])).toEqual({});
	});

	it('asks for a label', () => {
		expect(Object.keys(problemsOf({ ...sound, label: ' ' }, [sound]))).toEqual(['label']);
	});

	it('asks for a name of its own', () => {
		const other = { ...newField('date'), label: 'Runway', slug: 'runways' };
		expect(Object.keys(problemsOf(sound, [sound, other]))).toEqual(['slug']);
	});

	it.each(['select', 'radio', 'checkboxes'] as const)('asks for options as %s', (kind) => {
		expect(Object.keys(problemsOf({ ...sound, kind }, [sound]))).toEqual(['options']);
		expect(problemsOf({ ...sound, kind, options: ['Yes'] }, [sound])).toEqual({});
	});

	it('is a new one once it is copied', () => {
		const copy = copyOf({ ...sound, id: 7, savedSlug: 'runways' }, 'Runways (copy)');
		expect(copy).toMatchObject({ id: 0, slug: '', savedSlug: '', label: 'Runways (copy)' });
		expect(copy.key).not.toBe(sound.key);
	});
});
