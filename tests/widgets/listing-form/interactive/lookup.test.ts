import { TIMING } from '@gazetteer/contract';
import { PlaceError, type PlaceProvider, type Suggestion } from '@gazetteer/places';
import {
	CLOSED,
	createLookup,
} from '../../../../widgets/listing-form/interactive/lookup/lookup.ts';

const PIER: Suggestion = { id: 'pier', title: 'Pier Café', context: 'Manly' };
const BAR: Suggestion = { id: 'bar', title: 'Bar', context: '' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A lookup whose requests the test answers manually. */
function lookUp(details = async () => ({ name: 'Pier Café' })) {
	const questions: {
		text: string;
		signal: AbortSignal;
		answer: (found: Suggestion[]) => void;
	}[] = [];
	const provider: PlaceProvider = {
		attribution: 'Somebody',
		suggest: (text, signal) =>
			new Promise((answer) => questions.push({ text, signal, answer })),
		details,
	};
	const chosen = jest.fn();
	const leaving = new AbortController();
	const lookup = createLookup({
		provider: async () => provider,
		chosen,
		broke: (error) => {
			throw error;
		},
		leaving: leaving.signal,
	});
	const type = async (text: string) => {
		lookup.type(text);
		await jest.advanceTimersByTimeAsync(TIMING.placeDebounce);
	};
	return { lookup, questions, chosen, leaving, type };
}

describe('place lookup input', () => {
	it('a place lookup debounces requests and sends none for spaces', async () => {
		const { lookup, questions, type } = lookUp();
		lookup.type('p');
		await jest.advanceTimersByTimeAsync(TIMING.placeDebounce - 1);
		lookup.type('pi');
		await jest.advanceTimersByTimeAsync(TIMING.placeDebounce - 1);
		await type('  ');
		expect(questions).toEqual([]);
		await type('pier');
		expect(questions.map(({ text }) => text)).toEqual(['pier']);
	});

	it('a place lookup aborts an older request and ignores its late answer', async () => {
		const { lookup, questions, type } = lookUp();
		await type('pie');
		await type('pier');
		expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
		questions[1]!.answer([PIER]);
		await jest.advanceTimersByTimeAsync(0);
		questions[0]!.answer([BAR]);
		await jest.advanceTimersByTimeAsync(0);
		expect(lookup.store.get().options).toEqual([PIER]);
		expect(lookup.credit()).toBe('Somebody');
	});

	it('a place lookup shows no suggestions after it loses focus and sends no requests after the form is removed', async () => {
		const { lookup, questions, type, leaving } = lookUp();
		await type('pier');
		lookup.leave();
		questions[0]!.answer([PIER]);
		await jest.advanceTimersByTimeAsync(0);
		expect(lookup.store.get()).toEqual(CLOSED);
		lookup.type('bar');
		leaving.abort();
		await jest.advanceTimersByTimeAsync(TIMING.placeDebounce);
		expect(questions).toHaveLength(1);
	});

	it('a place lookup passes the chosen place and the typed text on, even after it loses focus', async () => {
		const { lookup, questions, chosen, type } = lookUp();
		await type('pier');
		questions[0]!.answer([PIER]);
		await jest.advanceTimersByTimeAsync(0);
		lookup.choose(PIER);
		lookup.leave();
		await jest.advanceTimersByTimeAsync(0);
		expect(chosen).toHaveBeenCalledWith({ name: 'Pier Café' }, 'pier');
		expect(lookup.store.get()).toEqual(CLOSED);
	});

	it('a place lookup discards the details of the chosen place when the visitor types something else', async () => {
		let answer: (place: { name: string }) => void = () => {};
		const { lookup, chosen, type } = lookUp(() => new Promise((resolve) => (answer = resolve)));
		await type('pier');
		lookup.choose(PIER);
		await jest.advanceTimersByTimeAsync(0);
		lookup.type('bar');
		answer({ name: 'Pier Café' });
		await jest.advanceTimersByTimeAsync(0);
		expect(chosen).not.toHaveBeenCalled();
	});

	it('a place lookup shows an error until the next key press', async () => {
		const { lookup, type } = lookUp(async () => {
			throw new PlaceError('refused');
		});
		await type('pier');
		lookup.choose(PIER);
		await jest.advanceTimersByTimeAsync(0);
		expect(lookup.store.get()).toMatchObject({ fault: 'refused', isBusy: false });
		lookup.type('');
		expect(lookup.store.get()).toEqual(CLOSED);
	});

	it('a place lookup keeps the suggestions when the list is closed, and drops them when the text changes', async () => {
		const { lookup, questions, type } = lookUp();
		await type('pier');
		questions[0]!.answer([PIER]);
		await jest.advanceTimersByTimeAsync(0);
		lookup.close();
		expect(lookup.store.get()).toMatchObject({ options: [PIER], isOpen: false });
		lookup.type('piers');
		expect(lookup.store.get().options).toEqual([]);
	});

	it('a place lookup cancels the request when the list is closed', async () => {
		const { lookup, questions, type } = lookUp();
		await type('pier');
		lookup.close();
		questions[0]!.answer([PIER]);
		await jest.advanceTimersByTimeAsync(0);
		expect(lookup.store.get()).toEqual(CLOSED);
	});
});
