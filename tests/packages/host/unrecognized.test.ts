import { reportUnrecognized, type PagePart } from '@gazetteer/host';

const GALLERY: PagePart = {
	name: 'gallery',
	sign: '[type="file"]',
	selector: '.gallery',
	without: 'Chosen files are sent.',
};

const report = (html: string) => {
	const root = document.createElement('form');
	root.innerHTML = html;
	reportUnrecognized('listing-form', root, [GALLERY]);
	return root;
};

describe('markup that a widget does not recognise', () => {
	const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
	beforeEach(() => warned.mockClear());

	it('unrecognised markup is reported once, with the element, the selector and what works without the widget', () => {
		const root = report('<p><input type="file"></p>');
		reportUnrecognized('listing-form', root, [GALLERY]);
		expect(warned.mock.calls).toEqual([
			[
				'Gazetteer listing-form: does not recognise the gallery of this page, since nothing matches ".gallery". Chosen files are sent.',
				root.querySelector('input'),
			],
		]);
	});

	it.each([
		['the page does not contain the element', '<input type="text">'],
		['the widget recognises the element', '<p class="gallery"><input type="file"></p>'],
	])('unrecognised markup is not reported where %s', (_where, html) => {
		report(html);
		expect(warned).not.toHaveBeenCalled();
	});
});
