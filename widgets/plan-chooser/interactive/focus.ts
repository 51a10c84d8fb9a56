import { PLAN_CARD } from '@gazetteer/contract';
import type { Screen } from '../screen.ts';
import { plansIn } from './offer.ts';

const planOf = (form: Element | null | undefined) =>
	form?.querySelector(`[name="${PLAN_CARD.plan}"]`)?.getAttribute('value');

/** Returns the button of a plan, or undefined if the plan is no longer shown. */
const buttonFor = (areas: readonly HTMLElement[], plan: string) =>
	areas
		.flatMap((area) => [...plansIn(area)])
		.find((form) => planOf(form) === plan)
		?.querySelector<HTMLElement>('button,[type="submit"]');

/**
 * If a response replaces the focused element, moves the focus to the button of the same plan. If
 * the plan is gone, focuses the result area. The page does not scroll.
 */
export function keepFocus({ results, areas }: Screen): void {
	const { ownerDocument: page } = results;
	const isInside = () => areas.some((area) => area.contains(page.activeElement));
	if (!isInside()) return;
	const plan = planOf(page.activeElement?.closest('form'));
	requestAnimationFrame(() => {
		if (isInside() || page.activeElement !== page.body) return;
		const button = plan && buttonFor(areas, plan);
		if (!button) results.tabIndex = -1;
		(button || results).focus({ preventScroll: true });
	});
}
