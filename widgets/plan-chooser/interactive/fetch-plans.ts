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

/**
 * Sends the request for a choice. There are different AJAX actions for general plans, plans of a
 * category, and a change of the billing period.
 */
function plansOf(
	{ screen, store, ajax }: Chooser,
	choice: Choice,
	signal: AbortSignal,
): Promise<Plans> {
	const { usage, switchableFor } = store.get();
	const question: Question = { choice, style: screen.style, signal };
	const isOpen = !choice.standard && !choice.category;
	// The filter request does not return whether there is a billing period switch, so use it only
	// if that is known.
	const isKnown = switchableFor === subjectOf(choice);
	if ((usage && isKnown) || isOpen) {
		const byTerm = screen.root.hasAttribute(BY_TERM);
		return filterPlans(ajax, { ...question, usage: usage ?? PLAN_USAGE.default, byTerm });
	}
	const call = choice.standard ? generalPlans : plansForCategory;
	return withoutPeriodIfNeeded((one) => call(ajax, one), question);
}

/**
 * Loads the code that renders plans. If the download fails, throws a network error, as for a failed
 * request.
 */
const loadRenderer = ({ loadView }: Chooser) =>
	Promise.all([import('../on-demand/clean-html.ts'), loadView()]).catch((cause: unknown) => {
		throw new WireError('fetch_error', { cause });
	});

/** Requests the plans of a choice and sanitizes their HTML. */
export const fetchOffer = (chooser: Chooser, choice: Choice): Promise<Offer> =>
	chooser.ask(async (signal) => {
		await chooser.debounce(signal);
		const [plans, [{ cleanHtml }]] = await Promise.all([
			plansOf(chooser, choice, signal),
			loadRenderer(chooser),
		]);
		// The response with general plans does not contain whether there are billing periods, but
		// the page may.
		const said = choice.standard ? switchSaid(chooser.screen, choice)?.isOffered : undefined;
		const switchable = said ?? plans.switchable;
		return { ...plans, switchable, content: cleanHtml(plans.html) };
	});
