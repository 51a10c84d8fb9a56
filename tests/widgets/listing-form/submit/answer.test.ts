import { WireError } from '@gazetteer/wire';
import { DEAD_AJAX, DEAD_REST } from '../../../browser/dead-database.ts';
import {
	allowedAddress,
	answerWithin,
	isSessionOver,
	readAnswer,
} from '../../../../widgets/listing-form/submit/answer.ts';

const read = readAnswer((key) => (key === 'email' ? 'ada@visitor.example' : undefined));

describe('response to a submitted listing', () => {
	it('a response with the result success contains a redirect', () => {
		expect(
			read({ response: 'success', status: 'https://a.example/', msg: 'In', newuser: 7 }),
		).toEqual({ kind: 'success', address: 'https://a.example/', message: 'In' });
	});

	it.each<[string, unknown, [string, string][]]>([
		['messages', { postTitle: 'Too long.' }, [['postTitle', 'Too long.']]],
		['field keys as values', { category: 'category' }, [['category', '']]],
		[
			'the sent values',
			{ email: 'ada@visitor.example', customUname: '' },
			[
				['email', ''],
				['customUname', ''],
			],
		],
		['a list of fields', [], []],
		['a single value', 'listingfiles', []],
		['a number', 12, []],
		['no field list', null, []],
		['a message that is not a text', { postTitle: {} }, [['postTitle', '']]],
	])(
		'a response with the result “fail” and %s is parsed into fields and their messages',
		(_says, status, fields) => {
			const outcome = read({ response: 'fail', status, msg: 'No' });
			expect(outcome).toMatchObject({ kind: 'fail', message: 'No', nonce: '' });
			expect(outcome.kind === 'fail' && [...outcome.fields]).toEqual(fields);
		},
	);

	it('a response with the result failure keeps its HTML message, and has no message without a text', () => {
		expect(read({ response: 'failure', status: '<span>x</span>' })).toEqual({
			kind: 'failure',
			html: '<span>x</span>',
			message: '',
		});
		expect(read({ response: 'fail', status: [], msg: { a: 1 } })).toMatchObject({
			message: '',
		});
	});

	it.each([{}, { response: 'sent' }, { response: true }, null, 'success'])(
		'a response with any other result is invalid: %j',
		(body) => {
			expect(() => read(body)).toThrow(WireError);
		},
	);
});

const answered = (status: number, text: string, redirected = false) =>
	new WireError('invalid_json', { answer: { status, text, redirected, retryAfter: null } });

it('a response to a submitted listing is also parsed if it has an HTTP error status', () => {
	const body = JSON.stringify({ response: 'fail', status: [], msg: 'Too many' });
	expect(answerWithin(answered(429, body), read)).toMatchObject({ message: 'Too many' });
	expect(answerWithin(answered(500, 'Fatal'), read)).toBeUndefined();
	expect(answerWithin(answered(500, '{}'), read)).toBeUndefined();
	expect(answerWithin(new WireError('fetch_error'), read)).toBeUndefined();
});

it.each<[boolean, number, string, boolean]>([
	[true, 200, '0', false],
	[true, 200, '-1', false],
	[true, 200, ' ', false],
	[true, 200, '<!doctype html><p>Log in', false],
	[true, 200, '\n<HTML lang="en"><p>Log in', false],
	[false, 200, DEAD_AJAX, false],
	[false, 500, DEAD_REST, false],
	[true, 200, '{', true],
	[false, 200, '{"response":', false],
	[false, 200, '[]', false],
	[false, 500, '', false],
])('a response shows that the session expired: %s for %i “%s”', (is, status, text, redirected) => {
	expect(isSessionOver(answered(status, text, redirected))).toBe(is);
});

it.each([
	['', undefined],
	['/listing/1', undefined],
	['//localhost/x', undefined],
	['\\\\evil.example', undefined],
	['javascript:alert(1)', undefined],
	['data:text/html,x', undefined],
	['http://evil.example/', undefined],
	['http://localhost.evil.example/', undefined],
	['http://localhost@evil.example/', undefined],
	['http://me@localhost/', undefined],
	['https://localhost/', undefined],
	['http://localhost/?p=1', 'http://localhost/?p=1'],
	['https://pay.example/order', 'https://pay.example/order'],
])('a successful submission redirects “%s” to %s', (address, allowed) => {
	expect(allowedAddress(address, 'pay.example other.example')).toBe(allowed);
});
