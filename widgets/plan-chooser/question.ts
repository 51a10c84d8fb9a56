import { PLAN_USAGE } from '@gazetteer/contract';
import {
	filterPlans,
	generalPlans,
	plansForCategory,
	withoutPeriodIfNeeded,
	type Plans,
	type Question,
} from './calls.ts';
import { subjectOf, type Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';
import { BY_TERM } from './markup.ts';

/** The call for a choice: another period has one of its own, and so has each kind of plans. */
export function plansOf(
	{ screen, store, ajax, usage }: Chooser,
	choice: Choice,
	signal: AbortSignal,
): Promise<Plans> {
	const question: Question = { choice, style: screen.style, signal };
	const isOpen = !choice.standard && !choice.category;
	// That call says nothing of the switcher: it has to be known already whether there is one here.
	const isKnown = store.get().spokenOf === subjectOf(choice);
	if ((usage && isKnown) || isOpen) {
		const byTerm = screen.root.hasAttribute(BY_TERM);
		return filterPlans(ajax, { ...question, usage: usage ?? PLAN_USAGE.default, byTerm });
	}
	const call = choice.standard ? generalPlans : plansForCategory;
	return withoutPeriodIfNeeded((one) => call(ajax, one), question);
}
