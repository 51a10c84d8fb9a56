import { CONSENT } from '@gazetteer/contract';
import { BotCheckError } from './types.ts';

/** What a visitor agreed to by sending once more holds for all forms of the page. */
let agreed = false;

const isGiven = (category: string) => {
	const ask: unknown = Reflect.get(window, CONSENT.ask);
	return typeof ask === 'function' && ask(category) === true;
};

/** Lets the second try of a form through, whose visitor has read after the first what is loaded. */
export function consentGate(category: string): () => void {
	let isTold = false;

	return () => {
		if (!category || agreed || isGiven(category)) return;
		if (!isTold) {
			isTold = true;
			throw new BotCheckError('consent');
		}
		agreed = true;
	};
}
