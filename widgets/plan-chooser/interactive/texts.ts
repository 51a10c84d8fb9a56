import { TEXT, fillIn } from '@gazetteer/contract';
import { pageText, report } from '@gazetteer/host';
import { WireError } from '@gazetteer/wire';
import { nameOf, type Screen } from '../screen.ts';
import type { Choice } from '../state.ts';
import { countPlans, type Offer } from './offer.ts';

/** Returns the text that screen readers announce when plans are shown. */
export function offerInWords(screen: Screen, { category }: Choice, { content }: Offer): string {
	const count = countPlans(content);
	if (!count) {
		const said = content.textContent!.replace(/\s+/g, ' ').trim();
		return said || pageText(TEXT.noPlans);
	}
	const text = pageText(category ? TEXT.plansForCategory : TEXT.generalPlans);
	return fillIn(text, { category: nameOf(screen, category), count });
}

/** Returns the hint to choose a category. Older pages show none. */
export const hintFor = ({ isOwn }: Screen) => (isOwn ? pageText(TEXT.chooseCategory) : '');

/** Returns the error message for the visitor, and reports the error. */
export function faultInWords({ results }: Screen, error: unknown): string {
	const isWireError = error instanceof WireError;
	if (isWireError && error.code === 'fetch_error') return pageText(error.message);
	// The details of an invalid response help the site owner, but not the visitor.
	if (isWireError) console.warn(error.message, error);
	// This is an exception in our code, so report it. The visitor still sees a message.
	else report(results, 'plan-chooser', error);
	return pageText(TEXT.plansFault);
}
