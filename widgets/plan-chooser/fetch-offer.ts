import { WireError } from '@gazetteer/wire';
import type { Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';
import type { Offer } from './offer.ts';
import { switchSaid } from './screen.ts';
import { plansOf } from './question.ts';

/** What draws comes over the same lost connection as the plans themselves. */
const hands = ({ stage }: Chooser) =>
	Promise.all([import('./clean.ts'), stage()]).catch((cause: unknown) => {
		throw new WireError('fetch_error', { cause });
	});

/** Asks for a choice's plans, and has them ready to be shown. */
export const fetchOffer = (chooser: Chooser, choice: Choice): Promise<Offer> =>
	chooser.ask(async (signal) => {
		await chooser.pace(signal);
		const [plans, [{ cleanHtml }]] = await Promise.all([
			plansOf(chooser, choice, signal),
			hands(chooser),
		]);
		// The call for general plans has no word on the switch; the page may have one.
		const said = choice.standard ? switchSaid(chooser.screen, choice)?.isOffered : undefined;
		const switchable = said ?? plans.switchable;
		return { ...plans, switchable, content: cleanHtml(plans.html) };
	});
