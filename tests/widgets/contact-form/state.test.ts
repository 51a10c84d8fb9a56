import {
	answerReceived,
	errorsCleared,
	errorsFound,
	initialState,
	inWords,
	statusEntered,
} from '../../../widgets/contact-form/state.ts';

const errors = [{ field: 'a', message: 'Wrong.' }];
const first = initialState('init', '');

describe('what there is to say', () => {
	it('is the message, and under it what is wrong', () => {
		expect(inWords(answerReceived('Look again.', errors)(first))).toBe('Look again.\nWrong.');
		expect(inWords(answerReceived('', errors)(first))).toBe('Wrong.');
	});

	it('is nothing after it was cleared', () => {
		expect(inWords(errorsCleared(answerReceived('Look again.', errors)(first)))).toBe('');
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
		['an answer', answerReceived('Thank you.')],
		['a check', errorsFound([])],
		['a new try', errorsCleared],
	])('go with %s', (_says, change) => expect(change(first).isAsDrawn).toBe(false));
});

describe('the status to go back to', () => {
	it.each(['submitting', 'resetting', 'validating'] as const)('is not %s', (passage) => {
		expect(statusEntered(passage)(first)).toMatchObject({ status: passage, settled: 'init' });
	});

	it.each(['sent', 'invalid', 'custom-later'] as const)('is %s once it came', (status) => {
		expect(statusEntered(status)(first)).toMatchObject({ status, settled: status });
	});
});
