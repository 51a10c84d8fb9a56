import { TEXT, fillIn } from '@gazetteer/contract';
import { pageText, report } from '@gazetteer/host';
import { WireError } from '@gazetteer/wire';
import { nameOf, type Screen } from '../screen.ts';
import type { Choice } from '../state.ts';
import { countPlans, type Offer } from './offer.ts';

/** An offer in one sentence, for those who do not see it. */
export function offerInWords(screen: Screen, { category }: Choice, { content }: Offer): string {
	const count = countPlans(content);
	if (!count) {
		const said = content.textContent!.replace(/\s+/g, ' ').trim();
		return said || pageText(TEXT.noPlans);
	}
	const text = pageText(category ? TEXT.plansForCategory : TEXT.generalPlans);
	return fillIn(text, { category: nameOf(screen, category), count });
}

/** What a screen of ours says while it waits for a category; an older one has always been silent. */
export const hintFor = ({ isOwn }: Screen) => (isOwn ? pageText(TEXT.chooseCategory) : '');

/** Why there is none. */
export function faultInWords({ results }: Screen, error: unknown): string {
	const isOfWire = error instanceof WireError;
	if (isOfWire && error.code === 'fetch_error') return pageText(error.message);
	// What an answer is made of tells its owner something, and a visitor nothing.
	if (isOfWire) console.warn(error.message, error);
	// A mistake of ours, and still the visitor has to be told something.
	else report(results, 'plan-chooser', error);
	return pageText(TEXT.plansFault);
}
