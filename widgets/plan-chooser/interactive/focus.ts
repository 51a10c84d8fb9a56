import { PLAN_CARD } from '@gazetteer/contract';
import type { Screen } from '../screen.ts';
import { plansIn } from './offer.ts';

/** Which plan a form leads to. */
const planOf = (form: Element | null | undefined) =>
	form?.querySelector(`[name="${PLAN_CARD.plan}"]`)?.getAttribute('value');

/** The button of a plan, as long as it is on offer. */
const buttonFor = (areas: readonly HTMLElement[], plan: string) =>
	areas
		.flatMap((area) => [...plansIn(area)])
		.find((form) => planOf(form) === plan)
		?.querySelector<HTMLElement>('button,[type="submit"]');

/**
 * When what had the focus goes, the focus moves to the same plan's button, or stays in the result area; and so
 * does the visitor's place on the page.
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
