/** @jest-environment node */
import { unreadableFiles } from '@gazetteer/wire';

/** A file that was changed after it was selected, so that reading any part of it fails. */
const gone = (name: string) =>
	Object.assign(new File(['abc'], name), {
		slice: (from: number, to: number) => ({
			arrayBuffer: () =>
				from === 0 && to === 1
					? Promise.reject(new DOMException('Gone.', 'NotReadableError'))
					: Promise.resolve(),
		}),
		arrayBuffer: () => Promise.resolve(),
	});

/** Use pairs instead of a FormData, because FormData in Node copies files. */
const unreadable = (...fields: [string, string | File][]) =>
	unreadableFiles(fields as unknown as FormData);

describe('files that can no longer be read', () => {
	it('unreadable files are reported by field name', async () => {
		const fine = new File(['abc'], 'fine.pdf');
		expect(
			await unreadable(['cv', gone('cv.pdf')], ['photo', fine], ['plan[]', gone('plan.pdf')]),
		).toEqual(['cv', 'plan[]']);
	});

	it('the search for unreadable files skips texts and the empty file of an empty input', async () => {
		const empty = Object.defineProperty(gone(''), 'size', { value: 0 });
		const text = Object.assign(Object('abc') as string, { size: 3 });
		expect(await unreadable(['name', text], ['cv', empty])).toEqual([]);
	});
});
