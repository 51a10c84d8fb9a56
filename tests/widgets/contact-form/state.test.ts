import {
	answerReceived,
	errorsCleared,
	errorsFound,
	faultReceived,
	initialState,
	plainText,
	requestNamed,
	resetStarted,
	sendingEnded,
	sendingStarted,
	statusEntered,
	uploadMoved,
	type FormState,
} from '../../../widgets/contact-form/state.ts';

const errors = [{ field: 'a', message: 'Wrong.' }];
/**
 * Created for each test: Stryker does not see mutants in code that runs while tests are collected.
 */
let first: FormState;

beforeEach(() => {
	first = initialState('init', '');
});

it('the initial contact form state is as rendered by the server, with nothing pending', () => {
	expect(initialState('sent', 'Thank you.')).toEqual({
		status: 'sent',
		settled: 'sent',
		message: 'Thank you.',
		errors: [],
		isAsDrawn: true,
		request: '',
		resetsAfterSending: false,
	});
});

it('a contact form request keeps its ID until it gets another one', () => {
	const named = requestNamed('abc')(first);
	expect(named).toEqual({ ...first, request: 'abc' });
	expect(requestNamed('')(named)).toEqual(first);
});

it('a contact form reset records whether it follows a submission', () => {
	expect(resetStarted(true)(first)).toEqual({ ...first, resetsAfterSending: true });
});

describe('contact form text output', () => {
	it('the text output of a contact form contains the message and the field errors below it', () => {
		expect(plainText(answerReceived('Look again.', errors)(first))).toBe('Look again.\nWrong.');
		expect(plainText(answerReceived('', errors)(first))).toBe('Wrong.');
	});

	it('the text output of a contact form is empty after the errors are cleared', () => {
		expect(plainText(errorsCleared(answerReceived('Look again.', errors)(first)))).toBe('');
	});

	it('the text output has no field errors initially and after an answer without field errors', () => {
		expect(answerReceived('Thank you.')(first).errors).toEqual([]);
		expect(first.errors).toEqual([]);
	});

	it('the text output keeps its message while fields are validated', () => {
		expect(errorsFound([])(answerReceived('Look again.', errors)(first)).message).toBe(
			'Look again.',
		);
	});
});

describe('server-rendered contact form errors', () => {
	it('server-rendered errors stay until another message or error is shown', () => {
		expect(first.isAsDrawn).toBe(true);
		expect(statusEntered('submitting')(first).isAsDrawn).toBe(true);
	});

	it.each([
		['an answer', () => answerReceived('Thank you.')],
		['a check', () => errorsFound([])],
		['an error', () => faultReceived(0, 'Later.', [])],
		['a new submission', () => errorsCleared],
	])('server-rendered errors are removed by %s', (_says, change) =>
		expect(change()(first).isAsDrawn).toBe(false),
	);
});

describe('contact form status to return to', () => {
	it.each(['submitting', 'resetting', 'validating'] as const)(
		'a contact form does not return to the temporary status %s',
		(passage) => {
			expect(statusEntered(passage)(first)).toMatchObject({
				status: passage,
				settled: 'init',
			});
		},
	);

	it.each(['sent', 'invalid', 'custom-later', 'custom-submitting'] as const)(
		'a contact form returns to the status %s after a temporary one',
		(status) => {
			expect(statusEntered(status)(first)).toMatchObject({ status, settled: status });
		},
	);
});

describe('contact form retry time', () => {
	it('the retry time of a contact form is stored together with the message of the server', () => {
		expect(faultReceived(5000, 'Later.', [])(first)).toMatchObject({
			retryAfter: { until: 5000, message: 'Later.' },
			message: 'Later.',
			errors: [],
		});
	});

	it('a refusal with a retry time shows the message at the invalid fields only and does not repeat it', () => {
		expect(faultReceived(5000, 'Later.', errors)(first)).toMatchObject({
			retryAfter: { until: 5000, message: 'Later.' },
			message: '',
			errors,
		});
	});
});

describe('contact form submission state', () => {
	it('a pending submission can be cancelled, and stores the element that submitted the form', () => {
		const sending = new AbortController();
		const under = sendingStarted(sending, document.body)(first);
		expect(under).toMatchObject({ status: 'init', sending, sentFrom: document.body });
		expect(sendingEnded(under)).toMatchObject({ status: 'init', sentFrom: document.body });
		expect(sendingEnded(under).sending).toBeUndefined();
	});

	it('a submission stores the upload progress', () => {
		const half = uploadMoved(0.5)(first);
		expect(half).toMatchObject({ status: 'init', uploaded: 0.5 });
		expect(uploadMoved(undefined)(half).uploaded).toBeUndefined();
	});
});
