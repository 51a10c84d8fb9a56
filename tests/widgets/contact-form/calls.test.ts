import { WireError } from '@gazetteer/wire';
import { readFeedback } from '../../../widgets/contact-form/interactive/calls.ts';

describe('answer to a contact form', () => {
	it.each<[string, object, object]>([
		['no message', { status: 'x' }, { status: 'x', message: '', errors: [], hash: undefined }],
		['a number as its message', { status: 'x', message: 7 }, { message: '7' }],
		['an object as its message', { status: 'x', message: {} }, { message: '' }],
		['a number as its status', { status: 5 }, { status: '5' }],
		[
			'a value other than a list as its fields',
			{ status: 'x', invalid_fields: { field: 'a' } },
			{ errors: [] },
		],
		[
			'field errors of all kinds',
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
	])('an answer to a contact form with %s is accepted', (_says, body, read) => {
		expect(readFeedback(body)).toMatchObject({ ...read, body });
	});

	it.each([[[]], [{}], [{ status: null }], [{ status: {} }], [{ message: 'm' }]])(
		'the value %j is not accepted as an answer to a contact form',
		(body) => expect(() => readFeedback(body)).toThrow(WireError),
	);

	it('the answer to a contact form may be empty', () => expect(readFeedback(null)).toBeNull());
});
