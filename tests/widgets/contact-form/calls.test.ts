import { WireError } from '@gazetteer/wire';
import { readFeedback } from '../../../widgets/contact-form/interactive/calls.ts';

describe('an answer', () => {
	it.each<[string, object, object]>([
		['no message', { status: 'x' }, { status: 'x', message: '', errors: [], hash: undefined }],
		['a number for a message', { status: 'x', message: 7 }, { message: '7' }],
		['an object for a message', { status: 'x', message: {} }, { message: '' }],
		['a number for a status', { status: 5 }, { status: '5' }],
		[
			'fields that are no list',
			{ status: 'x', invalid_fields: { field: 'a' } },
			{ errors: [] },
		],
		[
			'fields of all kinds',
			{
				status: 'x',
				invalid_fields: [
					null,
					3,
					'a',
					{},
					{ field: 'a' },
					{ message: 'm' },
					{ field: 'b', message: 'm', idref: null },
				],
			},
			{ errors: [{ field: 'b', message: 'm', idref: '' }] },
		],
	])('with %s is read', (_says, body, read) => {
		expect(readFeedback(body)).toMatchObject({ ...read, body });
	});

	it.each([[[]], [{}], [{ status: null }], [{ status: {} }], [{ message: 'm' }]])(
		'%j is none',
		(body) => expect(() => readFeedback(body)).toThrow(WireError),
	);

	it('may be nothing at all', () => expect(readFeedback(null)).toBeNull());
});
