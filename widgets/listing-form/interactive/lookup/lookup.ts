import { TEXT, TIMING, fillIn, type PlaceDetails } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { PlaceError, type PlaceProvider, type Suggestion } from '@gazetteer/places';
import { createStore, type Store } from '@gazetteer/store';
import { CLOSED, answered, asked, closed, failed, type LookupState } from './state.ts';

/** One input that suggests places. */
export interface Lookup {
	readonly store: Store<LookupState>;
	/** What has to stand beside the suggestions, once there are any. */
	readonly credit: () => string;
	readonly type: (text: string) => void;
	readonly choose: (suggestion: Suggestion) => void;
	readonly close: () => void;
	/** The focus is elsewhere: nothing is suggested any more, but a place that was chosen still comes. */
	readonly leave: () => void;
}

interface LookupOptions {
	readonly provider: () => Promise<PlaceProvider | undefined>;
	/** A place was chosen, after this was typed. */
	readonly chosen: (place: PlaceDetails, typed: string) => void;
	readonly leaving: AbortSignal;
}

/** Nobody is asked before something is typed and a moment is over; a newer question calls the older one off. */
export function createLookup({ provider, chosen, leaving }: LookupOptions): Lookup {
	const store = createStore<LookupState>(CLOSED);
	let typed = '';
	let credit = '';
	let question = new AbortController();
	let isChosen = false;
	let pause: ReturnType<typeof setTimeout> | undefined;

	const end = () => {
		clearTimeout(pause);
		question.abort();
		question = new AbortController();
		isChosen = false;
	};
	const close = () => {
		end();
		store.update(closed);
	};
	leaving.addEventListener('abort', end);

	/** What fails is told only to whoever still waits for it. */
	async function ask(work: (it: PlaceProvider, signal: AbortSignal) => Promise<void>) {
		const { signal } = question;
		store.update(asked);
		try {
			const it = await provider();
			if (it && !signal.aborted) await work(it, signal);
		} catch (cause) {
			if (signal.aborted) return;
			store.update(failed(cause instanceof PlaceError ? cause.code : 'unreachable'));
			announce(pageText(TEXT.placeFault));
		}
	}

	const suggest = () =>
		ask(async (it, signal) => {
			const suggestions = await it.suggest(typed, signal);
			if (signal.aborted) return;
			credit = it.attribution;
			store.update(answered(suggestions));
			if (suggestions.length) {
				announce(fillIn(pageText(TEXT.placesFound), { count: suggestions.length }));
			}
		});

	return {
		store,
		credit: () => credit,
		type(text) {
			end();
			typed = text;
			if (!text.trim()) return store.update(closed);
			pause = setTimeout(() => void suggest(), TIMING.placePause);
		},
		choose(suggestion) {
			end();
			store.update(closed);
			isChosen = true;
			void ask(async (it, signal) => {
				const place = await it.details(suggestion, signal);
				if (signal.aborted) return;
				close();
				chosen(place, typed);
			});
		},
		close,
		leave() {
			if (!isChosen) close();
		},
	};
}
