import { WireError } from '@gazetteer/wire';
import type { Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';
import type { Offer } from './offer.ts';
import { plansOf } from './question.ts';

/** What draws comes over the same lost connection as the plans themselves. */
const hands = ({ stage }: Chooser) =>
	Promise.all([import('./clean.ts'), stage()]).catch((cause: unknown) => {
		throw new WireError('fetch_error', { cause });
	});

/** Asks for a choice's plans, and has them ready to be shown. */
export const fetchOffer = (chooser: Chooser, choice: Choice): Promise<Offer> =>
	chooser.ask(async (signal) => {
		const [plans, [{ cleanHtml }]] = await Promise.all([
			plansOf(chooser, choice, signal),
			hands(chooser),
		]);
		return { ...plans, content: cleanHtml(plans.html) };
	});
