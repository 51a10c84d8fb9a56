import { PLAN_USAGE } from '@gazetteer/contract';
import { WireError } from '@gazetteer/wire';
import { BY_TERM } from '../markup.ts';
import { switchSaid } from '../screen.ts';
import { subjectOf, type Choice } from '../state.ts';
import {
	filterPlans,
	generalPlans,
	plansForCategory,
	withoutPeriodIfNeeded,
	type Plans,
	type Question,
} from './calls.ts';
import type { Chooser } from './chooser.ts';
import type { Offer } from './offer.ts';

/** The call for a choice: another period has one of its own, and so has each kind of plans. */
function plansOf(
	{ screen, store, ajax }: Chooser,
	choice: Choice,
	signal: AbortSignal,
): Promise<Plans> {
	const { usage, switchableFor } = store.get();
	const question: Question = { choice, style: screen.style, signal };
	const isOpen = !choice.standard && !choice.category;
	// That call says nothing of the switcher: it has to be known already whether there is one here.
	const isKnown = switchableFor === subjectOf(choice);
	if ((usage && isKnown) || isOpen) {
		const byTerm = screen.root.hasAttribute(BY_TERM);
		return filterPlans(ajax, { ...question, usage: usage ?? PLAN_USAGE.default, byTerm });
	}
	const call = choice.standard ? generalPlans : plansForCategory;
	return withoutPeriodIfNeeded((one) => call(ajax, one), question);
}

/** What draws comes over the same lost connection as the plans themselves. */
const whatDraws = ({ loadView }: Chooser) =>
	Promise.all([import('../on-demand/clean-html.ts'), loadView()]).catch((cause: unknown) => {
		throw new WireError('fetch_error', { cause });
	});

/** Asks for a choice's plans, and has them ready to be shown. */
export const fetchOffer = (chooser: Chooser, choice: Choice): Promise<Offer> =>
	chooser.ask(async (signal) => {
		await chooser.debounce(signal);
		const [plans, [{ cleanHtml }]] = await Promise.all([
			plansOf(chooser, choice, signal),
			whatDraws(chooser),
		]);
		// The call for general plans has no word on the switch; the page may have one.
		const said = choice.standard ? switchSaid(chooser.screen, choice)?.isOffered : undefined;
		const switchable = said ?? plans.switchable;
		return { ...plans, switchable, content: cleanHtml(plans.html) };
	});
