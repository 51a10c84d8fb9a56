import { PLAN_USAGE } from '@gazetteer/contract';
import {
	filterPlans,
	generalPlans,
	plansForCategory,
	withoutPeriodIfNeeded,
	type Plans,
	type Question,
} from './calls.ts';
import type { Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';
import { BY_TERM } from './markup.ts';

/** The call for a choice: another period has one of its own, and so has each kind of plans. */
export function plansOf(
	{ screen, ajax, usage }: Chooser,
	choice: Choice,
	signal: AbortSignal,
): Promise<Plans> {
	const question: Question = { choice, style: screen.style, signal };
	const isOpen = !choice.standard && !choice.category;
	if (usage || isOpen) {
		const byTerm = screen.root.hasAttribute(BY_TERM);
		return filterPlans(ajax, { ...question, usage: usage ?? PLAN_USAGE.default, byTerm });
	}
	const call = choice.standard ? generalPlans : plansForCategory;
	return withoutPeriodIfNeeded((one) => call(ajax, one), question);
}
