import { readFaqs, writeFaqs } from '../../../plugin-php-shim/editor/listing/faqs/faqs.ts';
import {
	readGallery,
	writeGallery,
} from '../../../plugin-php-shim/editor/listing/gallery/gallery-ids.ts';
import { readPosition } from '@gazetteer/places';

describe('coordinates pasted in the listing editor', () => {
	const basel = { latitude: '47.5896', longitude: '7.5299' };

	it.each([
		['a pair of numbers', '47.5896, 7.5299'],
		['a pair without a space', '47.5896,7.5299'],
		['a pair in brackets', '(47.5896, 7.5299)'],
		['a pair with degrees', '47.5896°, 7.5299°'],
		['the URL of a map', 'https://maps.example/place/Basel/@47.5896,7.5299,15z'],
		['the URL of a map search', 'https://maps.example/?q=47.5896,7.5299'],
	])('pasted coordinates are found in %s', (_says, text) => {
		expect(readPosition(text)).toEqual(basel);
	});

	it.each(['', 'Basel', '47.5', '97.5896, 7.5299', '47.5896, 207.5'])(
		'no coordinates are found in “%s”',
		(text) => {
			expect(readPosition(text)).toBeUndefined();
		},
	);

	it('pasted coordinates keep their signs', () => {
		expect(readPosition('-33.86, -151.21')).toEqual({
			latitude: '-33.86',
			longitude: '-151.21',
		});
	});
});

describe('questions and answers of a listing', () => {
	const two = [
		{ question: 'Is there parking?', answer: 'Yes.' },
		{ question: 'Dogs?', answer: '' },
	];

	it('the stored questions and answers of a listing are read unchanged', () => {
		expect(readFaqs(writeFaqs(two))).toEqual(two);
		expect(writeFaqs(two).faq).toEqual({ 1: 'Is there parking?', 2: 'Dogs?' });
	});

	it.each([[undefined], [''], [[]], [{ faq: '' }]])(
		'the questions and answers of a listing are empty if %j is stored',
		(kept) => {
			expect(readFaqs(kept)).toEqual([]);
		},
	);
});

describe('gallery of a listing', () => {
	it('the gallery of a listing is read in order, each image once', () => {
		expect(readGallery('7, 3,7,x,0,12')).toEqual([7, 3, 12]);
		expect(writeGallery([7, 3, 12])).toBe('7,3,12');
	});

	it.each([[undefined], [''], [[]]])(
		'the gallery of a listing is empty if %j is stored',
		(kept) => {
			expect(readGallery(kept)).toEqual([]);
		},
	);
});
