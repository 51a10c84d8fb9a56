import { readFaqs, writeFaqs } from '../../../plugin-php-shim/editor/listing/faqs/faqs.ts';
import {
	readGallery,
	writeGallery,
} from '../../../plugin-php-shim/editor/listing/gallery/gallery-ids.ts';
import { readPosition } from '@gazetteer/places';

describe('a pasted position', () => {
	const basel = { latitude: '47.5896', longitude: '7.5299' };

	it.each([
		['a pair', '47.5896, 7.5299'],
		['a pair with no blank', '47.5896,7.5299'],
		['a pair in brackets', '(47.5896, 7.5299)'],
		['a pair with degrees', '47.5896°, 7.5299°'],
		['a map’s address', 'https://maps.example/place/Basel/@47.5896,7.5299,15z'],
		['a search', 'https://maps.example/?q=47.5896,7.5299'],
	])('is found in %s', (_says, text) => {
		expect(readPosition(text)).toEqual(basel);
	});

	it.each(['', 'Basel', '47.5', '97.5896, 7.5299', '47.5896, 207.5'])(
		'is not in “%s”',
		(text) => {
			expect(readPosition(text)).toBeUndefined();
		},
	);

	it('keeps its signs', () => {
		expect(readPosition('-33.86, -151.21')).toEqual({
			latitude: '-33.86',
			longitude: '-151.21',
		});
	});
});

describe('questions and answers', () => {
	const two = [
		{ question: 'Is there parking?', answer: 'Yes.' },
		{ question: 'Dogs?', answer: '' },
	];

	it('are read as they were stored', () => {
		expect(readFaqs(writeFaqs(two))).toEqual(two);
		expect(writeFaqs(two).faq).toEqual({ 1: 'Is there parking?', 2: 'Dogs?' });
	});

	it.each([[undefined], [''], [[]], [{ faq: '' }]])('are none where %j is kept', (kept) => {
		expect(readFaqs(kept)).toEqual([]);
	});
});

describe('a gallery', () => {
	it('is read in order, each image once', () => {
		expect(readGallery('7, 3,7,x,0,12')).toEqual([7, 3, 12]);
		expect(writeGallery([7, 3, 12])).toBe('7,3,12');
	});

	it.each([[undefined], [''], [[]]])('is empty where %j is kept', (kept) => {
		expect(readGallery(kept)).toEqual([]);
	});
});
