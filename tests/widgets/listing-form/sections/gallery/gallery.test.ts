import {
	draftOf,
	fromDraft,
} from '../../../../../widgets/listing-form/sections/gallery/draft-pictures.ts';
import { createRecount } from '../../../../../widgets/listing-form/sections/gallery/inputs.ts';
import {
	sizeWords,
	totalsWords,
} from '../../../../../widgets/listing-form/sections/gallery/shown/sizes.ts';
import {
	moved,
	removed,
	type Picture,
} from '../../../../../widgets/listing-form/interactive/pictures.ts';

const file = (name: string) => new File([name], name);
const saved = (id: number): Picture => ({ key: `s${id}`, saved: id, bytes: 100 });
const fresh = (name: string): Picture => ({ key: name, file: file(name), bytes: name.length });
const keys = (pictures: readonly Picture[]) => pictures.map(({ key }) => key).join(' ');

const FOUR = [saved(1), fresh('a'), saved(2), fresh('b')];

describe('gallery draft', () => {
	const first = [saved(1), saved(2)];

	it('an unchanged gallery has no draft', () => {
		expect(draftOf([...first], first)).toBeUndefined();
		expect(draftOf(removed(first, 's1'), first)).toBeDefined();
		expect(draftOf(moved(first, 's2', 0), first)).toBeDefined();
	});

	it('a gallery draft restores the order, the files and the removal marks', () => {
		const now = removed([saved(2), fresh('a'), saved(1)], 's1');
		const back = fromDraft(draftOf(now, first)!, first);
		expect(
			back.map(({ saved: id, isRemoved, file: kept }) => [id, isRemoved, kept?.name]),
		).toEqual([
			[2, undefined, undefined],
			[undefined, undefined, 'a'],
			[1, true, undefined],
		]);
		expect(back[1]!.file).toBe(now[1]!.file);
	});

	it('a gallery draft drops pictures that the server no longer has and adds those that it has', () => {
		const kept = draftOf([saved(9), fresh('a')], first)!;
		expect(fromDraft(kept, first).map(({ saved: id }) => id)).toEqual([1, 2, undefined]);
		expect(keys(fromDraft('nonsense', first))).toBe('s1 s2');
	});
});

it('the gallery recounts its size two seconds after the last change', () => {
	jest.useFakeTimers();
	const part = document.createElement('div');
	const leaving = new AbortController();
	const recount = createRecount(part, () => removed(FOUR, 's1'), leaving.signal);
	recount();
	jest.advanceTimersByTime(1500);
	recount();
	jest.advanceTimersByTime(1999);
	expect({ ...part.dataset }).toEqual({});
	jest.advanceTimersByTime(1);
	expect({ ...part.dataset }).toEqual({ savedgallerysize: '3', savedgallweight: '102' });
	part.dataset['savedgallerysize'] = '9';
	recount();
	leaving.abort();
	jest.advanceTimersByTime(5000);
	expect(part.dataset['savedgallerysize']).toBe('9');
	jest.useRealTimers();
});

describe('gallery size texts', () => {
	it.each([
		[0, 'en', '0 MB'],
		[1743, 'en', '2 kB'],
		[250_000, 'en', '0.3 MB'],
		[2_400_000, 'de', '2,4 MB'],
		[1_000_000, 'no-such-language-at-all', '1 MB'],
	])('the gallery formats %d bytes in %s as %s', (bytes, language, words) => {
		expect(sizeWords(bytes, language).replace(/\s/g, ' ')).toBe(words);
	});

	it('the gallery texts include limits only when limits are set', () => {
		const plain = (text: string) => text.replace(/\s/g, ' ');
		const totals = { count: 2, bytes: 2_000_000 };
		expect(plain(totalsWords(totals, { count: 6, bytes: 3_000_000 }))).toBe(
			'Photos: 2 of 6 · 2 MB of 3 MB',
		);
		expect(plain(totalsWords(totals, { count: Infinity, bytes: 1e51 }))).toBe(
			'Photos: 2 · 2 MB',
		);
	});
});
