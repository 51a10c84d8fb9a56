import {
	exceeded,
	mixedOrder,
	moved,
	newFilesOf,
	picturesOf,
	putBack,
	readied,
	removed,
	totalsOf,
	type Picture,
} from '../../../../widgets/listing-form/interactive/pictures.ts';

const file = (name: string) => new File([name], name);
const saved = (id: number): Picture => ({ key: `s${id}`, saved: id, bytes: 100 });
const fresh = (name: string): Picture => ({ key: name, file: file(name), bytes: name.length });
const keys = (pictures: readonly Picture[]) => pictures.map(({ key }) => key).join(' ');

const FOUR = [saved(1), fresh('a'), saved(2), fresh('b')];

describe('gallery order', () => {
	it.each([
		['to a later place', 's1', 2, 'a s2 s1 b'],
		['to an earlier place', 'b', 0, 'b s1 a s2'],
		['later, but no further than the end', 'a', 99, 's1 s2 b a'],
		['earlier, but no further than the start', 's2', -3, 's2 s1 a b'],
		['only if the picture exists', 'x', 0, 's1 a s2 b'],
	])('the gallery moves a picture %s', (_says, key, to, order) => {
		expect(keys(moved(FOUR, key, to))).toBe(order);
	});

	it('the gallery sends the order of its pictures only if saved and new pictures are mixed', () => {
		expect(mixedOrder(FOUR)).toBe('1,new,2,new');
		expect(mixedOrder(moved(FOUR, 's2', 1))).toBe('');
		expect(mixedOrder(removed(FOUR, 's2'))).toBe('');
		expect(newFilesOf(moved(FOUR, 'b', 0)).map(({ name }) => name)).toEqual(['b', 'a']);
	});
});

describe('gallery picture', () => {
	it('the gallery deletes a removed new picture and keeps the others', () => {
		expect(keys(removed(FOUR, 'a'))).toBe('s1 s2 b');
	});

	it('the gallery marks a removed saved picture, which can be restored', () => {
		const marked = removed(FOUR, 's1');
		expect(marked[0]).toEqual({ ...saved(1), isRemoved: true });
		expect(putBack(marked, 's1')).toEqual(FOUR);
	});

	it('the gallery replaces the picked file with the prepared file', () => {
		const ready = new File(['xyz'], 'a.jpg');
		expect(readied(FOUR, 'a', ready)[1]).toEqual({ key: 'a', file: ready, bytes: 3 });
	});
});

describe('picturesOf()', () => {
	it('picturesOf() returns the gallery, a single picture, or nothing before a section is rendered', () => {
		const logo = fresh('logo');
		expect(picturesOf({ gallery: FOUR }, 'gallery')).toEqual(FOUR);
		expect(picturesOf({ logo }, 'logo')).toEqual([logo]);
		expect(picturesOf({ logo }, 'featuredImage')).toEqual([]);
	});
});

describe('exceeded()', () => {
	it('exceeded() does not count a picture that will be deleted', () => {
		const most = { count: 3, bytes: 1000 };
		expect(exceeded(totalsOf(FOUR), most)).toBe('count');
		expect(exceeded(totalsOf(removed(FOUR, 's1')), most)).toBeUndefined();
	});
});
