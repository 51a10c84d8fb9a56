import { TIMING } from '@gazetteer/contract';
import { PlaceError, type PlaceProvider, type Suggestion } from '@gazetteer/places';
import { createLookup } from '../../../../widgets/listing-form/interactive/lookup/lookup.ts';
import {
	moved,
	CLOSED,
	answered,
} from '../../../../widgets/listing-form/interactive/lookup/state.ts';

const PIER: Suggestion = { id: 'pier', title: 'Pier Café', context: 'Manly' };
const BAR: Suggestion = { id: 'bar', title: 'Bar', context: '' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A lookup whose questions are answered when the test says so. */
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
		leaving: leaving.signal,
	});
	const type = async (text: string) => {
		lookup.type(text);
		await jest.advanceTimersByTimeAsync(TIMING.placePause);
	};
	return { lookup, questions, chosen, leaving, type };
}

describe('an input that suggests places', () => {
	it('asks nobody before a moment is over, and nothing about spaces', async () => {
		const { lookup, questions, type } = lookUp();
		lookup.type('p');
		await jest.advanceTimersByTimeAsync(TIMING.placePause - 1);
		lookup.type('pi');
		await jest.advanceTimersByTimeAsync(TIMING.placePause - 1);
		await type('  ');
		expect(questions).toEqual([]);
		await type('pier');
		expect(questions.map(({ text }) => text)).toEqual(['pier']);
	});

	it('calls an older question off, whose late answer shows nothing', async () => {
		const { lookup, questions, type } = lookUp();
		await type('pie');
		await type('pier');
		expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
		questions[1]!.answer([PIER]);
		await jest.advanceTimersByTimeAsync(0);
		questions[0]!.answer([BAR]);
		await jest.advanceTimersByTimeAsync(0);
		expect(lookup.store.get().suggestions).toEqual([PIER]);
		expect(lookup.credit()).toBe('Somebody');
	});

	it('suggests nothing once the focus has left, and asks nothing once the form has', async () => {
		const { lookup, questions, type, leaving } = lookUp();
		await type('pier');
		lookup.leave();
		questions[0]!.answer([PIER]);
		await jest.advanceTimersByTimeAsync(0);
		expect(lookup.store.get()).toEqual(CLOSED);
		lookup.type('bar');
		leaving.abort();
		await jest.advanceTimersByTimeAsync(TIMING.placePause);
		expect(questions).toHaveLength(1);
	});

	it('gives the details of what is chosen with what was typed, also after the focus has left', async () => {
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

	it('drops the details of what was chosen once something else is typed', async () => {
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

	it('says that nobody answers, until the next key', async () => {
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
});

it.each([
	['down from the input to the first', -1, 1, 0],
	['up from the input to the last', -1, -1, 1],
	['down from the last to the first', 1, 1, 0],
	['up from the first to the last', 0, -1, 1],
] as const)('an arrow leads %s', (_says, at, by, to) => {
	expect(moved(by)({ ...answered([PIER, BAR])(), at }).at).toBe(to);
	expect(moved(by)({ ...CLOSED, at }).at).toBe(at);
});
