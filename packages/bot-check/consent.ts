import { CONSENT } from '@gazetteer/contract';
import { BotCheckError } from './types.ts';

/** Whether the visitor gave consent by submitting a form again. Applies to all forms of the page. */
let agreed = false;

const isGiven = (category: string) => {
	const ask: unknown = Reflect.get(window, CONSENT.ask);
	return typeof ask === 'function' && ask(category) === true;
};

/**
 * Returns a function that throws at the first submission without consent, so that the visitor sees
 * which service would load. The second submission counts as consent.
 */
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
