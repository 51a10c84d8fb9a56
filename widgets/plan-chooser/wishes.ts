import {
	DURATION,
	PLAN_SCREEN,
	PLAN_USAGE,
	type Duration,
	type PlanUsage,
} from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';
import { LISTED_PERIOD, OWN_PERIOD, SIDE } from './markup.ts';
import { isStandard, type Screen } from './screen.ts';
import { categoryChosen, kindChosen, periodChosen, type PlanState } from './state.ts';

/** What a visitor wants changed, and, where it was the period, what servers are told of the control. */
export interface Wish {
	readonly change: Change<PlanState>;
	readonly usage?: PlanUsage;
	/** On the way of arrow keys to another one: no place to come back to. */
	readonly isPassing?: boolean;
}

const periodWished = (period: Duration, usage: PlanUsage = PLAN_USAGE.default): Wish => ({
	change: periodChosen(period),
	usage,
});

/** A handle turns from one side to the other. */
const turned = (handle: Element) =>
	handle.classList.contains(PLAN_SCREEN.active) ? DURATION.monthly : DURATION.yearly;

/** The only toggle of a page is switched off by what switched it on. */
const kindWished = ({ toggles }: Screen, toggle: HTMLElement): Wish => {
	const isOn = toggle.classList.contains(PLAN_SCREEN.toggled);
	return { change: kindChosen(isStandard(toggle) && !(toggles.length === 1 && isOn)) };
};

/** Whoever takes the category back wants the general plans. */
const chosenIn = ({ toggles }: Screen, { value }: HTMLSelectElement) => {
	const category = Number(value) || 0;
	return category || !toggles.length ? categoryChosen(category) : kindChosen(true);
};

/** What a change of a field asks for. */
export function wishOfField(screen: Screen, field: Element): Wish | undefined {
	if (field instanceof HTMLSelectElement) {
		return field === screen.dropdown ? { change: chosenIn(screen, field) } : undefined;
	}
	if (!(field instanceof HTMLInputElement)) return undefined;
	if (field.matches(PLAN_SCREEN.category)) {
		return { change: categoryChosen(Number(field.value)) };
	}
	return field.matches(OWN_PERIOD) ? periodWished(field.value as Duration) : undefined;
}

/** What a click asks for, on anything that is no field. */
export function wishOfClick(screen: Screen, target: Element): Wish | undefined {
	const on = (selector: string) => target.closest<HTMLElement>(selector);

	const toggle = on(PLAN_SCREEN.toggle);
	if (toggle) return kindWished(screen, toggle);
	const handle = on(PLAN_SCREEN.switchHandle);
	if (handle) return periodWished(turned(handle), PLAN_USAGE.listingOnly);
	const side = on(SIDE);
	if (side?.matches(PLAN_SCREEN.yearlySide)) return periodWished(DURATION.yearly);
	if (side?.matches(PLAN_SCREEN.monthlySide)) return periodWished(DURATION.monthly);
	const listed = on(LISTED_PERIOD);
	if (!listed) return undefined;
	return periodWished(screen.listed.indexOf(listed) ? DURATION.yearly : DURATION.monthly);
}
