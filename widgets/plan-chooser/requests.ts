import {
	DURATION,
	PLAN_SCREEN,
	PLAN_USAGE,
	type Duration,
	type PlanUsage,
} from '@gazetteer/contract';
import { LISTED_PERIOD, OWN_PERIOD, SIDE } from './markup.ts';
import { isStandard, type Screen } from './screen.ts';
import type { PlanRequest } from './state.ts';

/** What a control asks for, and how. */
export interface ControlRequest extends PlanRequest {
	/** What servers are told of the control, where it was the period. */
	readonly usage?: PlanUsage;
	/** On the way of arrow keys to another one: no place to come back to. */
	readonly isPassing?: boolean;
}

const forPeriod = (period: Duration, usage: PlanUsage = PLAN_USAGE.default): ControlRequest => ({
	period,
	usage,
});

/** A handle turns from one side to the other. */
const otherSide = (handle: Element) =>
	handle.classList.contains(PLAN_SCREEN.active) ? DURATION.monthly : DURATION.yearly;

/** The only toggle of a page is switched off by what switched it on. */
const ofToggle = ({ toggles }: Screen, toggle: HTMLElement): ControlRequest => {
	const isOn = toggle.classList.contains(PLAN_SCREEN.toggled);
	return { standard: isStandard(toggle) && !(toggles.length === 1 && isOn) };
};

/** Whoever takes the category back wants the general plans. */
const ofDropdown = ({ toggles }: Screen, { value }: HTMLSelectElement): ControlRequest => {
	const category = Number(value) || 0;
	return category || !toggles.length ? { category } : { standard: true };
};

/** What a change of a field asks for. */
export function requestOfField(screen: Screen, field: Element): ControlRequest | undefined {
	if (field instanceof HTMLSelectElement) {
		return field === screen.dropdown ? ofDropdown(screen, field) : undefined;
	}
	if (!(field instanceof HTMLInputElement)) return undefined;
	if (field.matches(PLAN_SCREEN.category)) return { category: Number(field.value) };
	return field.matches(OWN_PERIOD) ? forPeriod(field.value as Duration) : undefined;
}

/** What a click asks for, on anything that is no field. */
export function requestOfClick(screen: Screen, target: Element): ControlRequest | undefined {
	const on = (selector: string) => target.closest<HTMLElement>(selector);

	const toggle = on(PLAN_SCREEN.toggle);
	if (toggle) return ofToggle(screen, toggle);
	const handle = on(PLAN_SCREEN.switchHandle);
	if (handle) return forPeriod(otherSide(handle), PLAN_USAGE.listingOnly);
	const side = on(SIDE);
	if (side?.matches(PLAN_SCREEN.yearlySide)) return forPeriod(DURATION.yearly);
	if (side?.matches(PLAN_SCREEN.monthlySide)) return forPeriod(DURATION.monthly);
	const listed = on(LISTED_PERIOD);
	if (!listed) return undefined;
	return forPeriod(screen.listed.indexOf(listed) ? DURATION.yearly : DURATION.monthly);
}

/** What was chosen on a screen of ours before it was taken over, or what a browser put back. */
export function earlyRequest({ isOwn, radios, periods }: Screen): PlanRequest | undefined {
	if (!isOwn) return undefined;
	const isNew = ({ checked, defaultChecked }: HTMLInputElement) => checked && !defaultChecked;
	const category = radios.find(isNew);
	const period = periods.find(isNew);
	if (!category && !period) return undefined;
	return {
		...(category && { category: Number(category.value) }),
		...(period && { period: period.value as Duration }),
	};
}
