import {
	answerReceived,
	errorsCleared,
	errorsFound,
	faultReceived,
	initialState,
	inWords,
	requestNamed,
	resetStarted,
	sendingEnded,
	sendingStarted,
	statusEntered,
	uploadMoved,
	type FormState,
} from '../../../widgets/contact-form/state.ts';

const errors = [{ field: 'a', message: 'Wrong.' }];
/** Made anew for each test: what runs while tests are gathered shows no mutant. */
let first: FormState;

beforeEach(() => {
	first = initialState('init', '');
});

it('a form begins as the server drew it, with nothing under way', () => {
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

it('a try keeps its name until it is given another', () => {
	const named = requestNamed('abc')(first);
	expect(named).toEqual({ ...first, request: 'abc' });
	expect(requestNamed('')(named)).toEqual(first);
});

it('a reset knows whether it follows a message', () => {
	expect(resetStarted(true)(first)).toEqual({ ...first, resetsAfterSending: true });
});

describe('what there is to say', () => {
	it('is the message, and under it what is wrong', () => {
		expect(inWords(answerReceived('Look again.', errors)(first))).toBe('Look again.\nWrong.');
		expect(inWords(answerReceived('', errors)(first))).toBe('Wrong.');
	});

	it('is nothing after it was cleared', () => {
		expect(inWords(errorsCleared(answerReceived('Look again.', errors)(first)))).toBe('');
	});

	it('is nothing of fields in an answer that blames none, and before anything happened', () => {
		expect(answerReceived('Thank you.')(first).errors).toEqual([]);
		expect(first.errors).toEqual([]);
	});

	it('keeps its sentence while fields are checked', () => {
		expect(errorsFound([])(answerReceived('Look again.', errors)(first)).message).toBe(
			'Look again.',
		);
	});
});

describe('the errors that the server drew', () => {
	it('stand until something else is said', () => {
		expect(first.isAsDrawn).toBe(true);
		expect(statusEntered('submitting')(first).isAsDrawn).toBe(true);
	});

	it.each([
		['an answer', () => answerReceived('Thank you.')],
		['a check', () => errorsFound([])],
		['a fault', () => faultReceived(0, 'Later.', [])],
		['a new try', () => errorsCleared],
	])('go with %s', (_says, change) => expect(change()(first).isAsDrawn).toBe(false));
});

describe('the status to go back to', () => {
	it.each(['submitting', 'resetting', 'validating'] as const)('is not %s', (passage) => {
		expect(statusEntered(passage)(first)).toMatchObject({ status: passage, settled: 'init' });
	});

	it.each(['sent', 'invalid', 'custom-later', 'custom-submitting'] as const)(
		'is %s once it came',
		(status) => {
			expect(statusEntered(status)(first)).toMatchObject({ status, settled: status });
		},
	);
});

describe('a server that asks to be left alone', () => {
	it('is heard for its time, and says why', () => {
		expect(faultReceived(5000, 'Later.', [])(first)).toMatchObject({
			retryAfter: { until: 5000, message: 'Later.' },
			message: 'Later.',
			errors: [],
		});
	});

	it('says at the fields why, where they are wrong, and not twice', () => {
		expect(faultReceived(5000, 'Later.', errors)(first)).toMatchObject({
			retryAfter: { until: 5000, message: 'Later.' },
			message: '',
			errors,
		});
	});
});

describe('a send', () => {
	it('can be ended as long as it is under way, and knows where it began', () => {
		const sending = new AbortController();
		const under = sendingStarted(sending, document.body)(first);
		expect(under).toMatchObject({ status: 'init', sending, sentFrom: document.body });
		expect(sendingEnded(under)).toMatchObject({ status: 'init', sentFrom: document.body });
		expect(sendingEnded(under).sending).toBeUndefined();
	});

	it('tells how much of its files has gone out', () => {
		const half = uploadMoved(0.5)(first);
		expect(half).toMatchObject({ status: 'init', uploaded: 0.5 });
		expect(uploadMoved(undefined)(half).uploaded).toBeUndefined();
	});
});
