import { createStore } from '@gazetteer/store';
import {
	backToIdle,
	brokeDown,
	checkFailed,
	faultReceived,
	initialState,
	limitExceeded,
	listingReceived,
	problemsLeft,
	refused,
	sendingStarted,
	tryStarted,
	uploadMoved,
	type Problem,
} from '../../../../widgets/listing-form/submit/state.ts';

const problem = (field: string): Problem => ({
	check: { field, label: field, mark: () => {}, focus: () => {} },
	message: 'Missing',
	isServers: false,
});

const sending = () => {
	const store = createStore(initialState);
	store.update(tryStarted(new AbortController()));
	store.update(sendingStarted('key'));
	return store;
};

it('a submission keeps its request key through every error, so that the listing is stored once', () => {
	const store = sending();
	store.update(uploadMoved(0.5));
	store.update(faultReceived('lost', 'Gone'));
	expect(store.get()).toMatchObject({ phase: 'broken', fault: 'lost', request: 'key' });
	store.update(tryStarted(new AbortController()));
	expect(store.get()).toMatchObject({ uploaded: 0, request: 'key' });
	expect(store.get().fault).toBeUndefined();
	store.update(sendingStarted(store.get().request));
	store.update(backToIdle);
	expect(store.get()).toMatchObject({ phase: 'idle', request: 'key' });
	expect(store.get().sending).toBeUndefined();
});

it.each([
	['missing fields', checkFailed([problem('a')], 'No'), 'invalid', 'error'],
	['too many pictures', limitExceeded('No'), 'invalid', 'error'],
	['a refusal of the server', refused([problem('a')], 'No'), 'refused', 'error'],
	['an account that already exists', refused([], 'No', '<b>Taken</b>'), 'refused', 'error'],
	['a network or server error', faultReceived('session', 'No'), 'broken', 'error'],
	['a success', listingReceived('No'), 'sent', 'success'],
] as const)('a submission ends with %s', (_says, change, phase, style) => {
	const store = sending();
	store.update(change);
	expect(store.get()).toMatchObject({ phase, notice: { style, message: 'No' } });
});

it('a submission becomes idle after an exception, and offers a native submit until the next attempt', () => {
	const store = sending();
	store.update(brokeDown('Broken'));
	expect(store.get()).toMatchObject({
		phase: 'idle',
		isPlainOffered: true,
		notice: { style: 'error', message: 'Broken' },
		request: 'key',
	});
	expect(store.get().sending).toBeUndefined();
	store.update(tryStarted(new AbortController()));
	expect(store.get()).toMatchObject({ phase: 'checking', isPlainOffered: false });
});

it('the message of a submission is cleared once all errors are corrected', () => {
	const store = createStore(initialState);
	store.update(checkFailed([problem('a'), problem('b')], 'No'));
	store.update(problemsLeft([problem('b')]));
	expect(store.get()).toMatchObject({ phase: 'invalid', notice: { message: 'No' } });
	store.update(problemsLeft([]));
	expect(store.get()).toMatchObject({ phase: 'idle', notice: undefined });
});

it('the server’s message about the whole form stays when its fields are corrected', () => {
	const store = sending();
	store.update(refused([problem('a')], 'No'));
	store.update(problemsLeft([]));
	expect(store.get()).toMatchObject({ phase: 'refused', notice: { message: 'No' } });
});
