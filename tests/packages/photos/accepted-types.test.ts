import { acceptedTypes } from '../../../packages/photos/accepted-types.ts';

const input = (accept: string) => Object.assign(document.createElement('input'), { accept });

describe('accepted image types', () => {
	it('the accepted types are the image types of the input, in lower case', () => {
		expect(acceptedTypes(input('image/JPEG, image/png ,.webp,image/*'))).toEqual([
			'image/jpeg',
			'image/png',
		]);
	});

	it.each(['', 'image/*', '.jpg,.png'])(
		'the accepted types are those of older servers if “accept” is “%s”',
		(accept) => {
			expect(acceptedTypes(input(accept))).toEqual([
				'image/jpeg',
				'image/png',
				'image/gif',
				'image/bmp',
				'image/tiff',
				'image/x-icon',
			]);
		},
	);
});
