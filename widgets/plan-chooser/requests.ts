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

/** The plans that a control requests. */
export interface ControlRequest extends PlanRequest {
	/** The `planUsage` to request if the control changes the billing period. */
	readonly usage?: PlanUsage;
	/** Whether the visitor skips this choice with the arrow keys. It then gets no history entry. */
	readonly isPassing?: boolean;
}

const forPeriod = (period: Duration, usage: PlanUsage = PLAN_USAGE.default): ControlRequest => ({
	period,
	usage,
});

/** Clicking the handle selects the other period. */
const otherSide = (handle: Element) =>
	handle.classList.contains(PLAN_SCREEN.active) ? DURATION.monthly : DURATION.yearly;

/** A page may have only one toggle button. Clicking it again deselects it. */
const ofToggle = ({ toggles }: Screen, toggle: HTMLElement): ControlRequest => {
	const isOn = toggle.classList.contains(PLAN_SCREEN.toggled);
	return { standard: isStandard(toggle) && !(toggles.length === 1 && isOn) };
};

/** Without a category, the general plans are shown. */
const ofDropdown = ({ toggles }: Screen, { value }: HTMLSelectElement): ControlRequest => {
	const category = Number(value) || 0;
	return category || !toggles.length ? { category } : { standard: true };
};

/** Returns the request for a changed field. */
export function requestOfField(screen: Screen, field: Element): ControlRequest | undefined {
	if (field instanceof HTMLSelectElement) {
		return field === screen.dropdown ? ofDropdown(screen, field) : undefined;
	}
	if (!(field instanceof HTMLInputElement)) return undefined;
	if (field.matches(PLAN_SCREEN.category)) return { category: Number(field.value) };
	return field.matches(OWN_PERIOD) ? forPeriod(field.value as Duration) : undefined;
}

/** Returns the request for a click on a control that is not a form field. */
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

/**
 * Returns the choice that the visitor made before this script was loaded, or that the browser
 * restored.
 */
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
