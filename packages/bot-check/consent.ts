import { CONSENT } from '@gazetteer/contract';
import { BotCheckError } from './types.ts';

/** Consent by a second submission is valid for all forms of the page. */
let agreed = false;

const isGiven = (category: string) => {
	const ask: unknown = Reflect.get(window, CONSENT.ask);
	return typeof ask === 'function' && ask(category) === true;
};

/** Blocks the first submission, after which the visitor sees what will be loaded. The second one counts as consent. */
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
