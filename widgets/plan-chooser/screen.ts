import { DURATION, PLAN_SCREEN, PLAN_TOGGLE, type Duration } from '@gazetteer/contract';
import { part, parts } from '@gazetteer/dom';
import type { Choice } from './choice.ts';
import { isWithinOwn, LISTED_PERIOD, OWN_FORM, OWN_PERIOD, OWN_SHOW } from './markup.ts';

/** The parts of a plan screen. Any of the controls may be missing. */
export interface Screen {
	readonly root: HTMLElement;
	/** Where the controls are: in our root, or anywhere on an older page. */
	readonly scope: Document | HTMLElement;
	readonly isOwn: boolean;
	readonly results: HTMLElement;
	readonly style: string;
	readonly form: HTMLFormElement | null;
	readonly submit: HTMLElement | null;
	readonly categories: HTMLElement | null;
	readonly radios: readonly HTMLInputElement[];
	readonly toggles: readonly HTMLElement[];
	readonly switcher: HTMLElement | null;
	readonly handle: HTMLElement | null;
	/** In the order monthly, yearly. */
	readonly listed: readonly HTMLElement[];
	readonly periods: readonly HTMLInputElement[];
}

export function screenAt(root: HTMLElement): Screen {
	const isOwn = !root.matches(PLAN_SCREEN.results);
	const scope = isOwn ? root : root.ownerDocument;
	const results = isOwn ? part(root, PLAN_SCREEN.results) : root;
	const all = <Found extends HTMLElement>(selector: string) =>
		parts<Found>(scope, selector).filter((element) => isOwn || !isWithinOwn(element));
	const find = <Found extends HTMLElement>(selector: string) => all<Found>(selector)[0] ?? null;
	const named = find(PLAN_SCREEN.style)?.dataset['style'];
	return {
		root,
		scope,
		isOwn,
		results,
		style: root.dataset['style'] || results.dataset['style'] || named || '',
		form: find<HTMLFormElement>(OWN_FORM),
		submit: find(OWN_SHOW),
		categories: find(PLAN_SCREEN.categories),
		radios: all(PLAN_SCREEN.category),
		toggles: all(PLAN_SCREEN.toggle),
		switcher: find(PLAN_SCREEN.switcher),
		handle: find(PLAN_SCREEN.switchHandle),
		listed: all(LISTED_PERIOD),
		periods: isOwn ? all(OWN_PERIOD) : [],
	};
}

export const isStandard = (toggle: HTMLElement) => toggle.dataset['val'] === PLAN_TOGGLE.standard;

const isOn = (element: Element | null | undefined, mark: string) =>
	!!element?.classList.contains(mark);

function periodDrawn({ handle, listed, periods }: Screen): Duration | '' {
	const [, yearly] = listed;
	if (handle || listed.length) {
		return isOn(handle, PLAN_SCREEN.active) || isOn(yearly, PLAN_SCREEN.active)
			? DURATION.yearly
			: DURATION.monthly;
	}
	const chosen = periods.find((radio) => radio.defaultChecked);
	return (chosen?.value as Duration | undefined) ?? '';
}

/** What the server drew, whatever a browser has put back into the fields since. */
export function choiceDrawn(screen: Screen): Choice {
	const { radios, toggles } = screen;
	const standard = toggles.some(
		(toggle) => isStandard(toggle) && isOn(toggle, PLAN_SCREEN.toggled),
	);
	const chosen = radios.find((radio) => radio.defaultChecked);
	return {
		standard,
		category: standard ? 0 : Number(chosen?.value ?? 0),
		period: periodDrawn(screen),
	};
}

export const isSwitchable = ({ switcher }: Screen) =>
	!!switcher && !switcher.hidden && getComputedStyle(switcher).display !== 'none';

/** What a category is called on the page. */
export const nameOf = ({ radios }: Screen, category: number) => {
	const radio = radios.find(({ value }) => Number(value) === category);
	return (radio?.labels?.[0]?.textContent ?? '').replace(/\s+/g, ' ').trim();
};

/** A chooser that was told to wait for a category, and has none yet. */
export const isWaiting = ({ toggles }: Screen, { standard, category }: Choice) =>
	toggles.length > 0 && !standard && !category;

/** All controls, and what holds them. */
export const partsOf = ({ scope, ...screen }: Screen): HTMLElement[] =>
	[
		screen.categories,
		...screen.radios,
		...screen.radios.map((radio) => radio.closest('label')),
		...screen.toggles,
		screen.switcher,
		screen.handle,
		screen.listed[0]?.parentElement ?? null,
		...screen.listed,
		...screen.periods,
	].filter((element) => element !== null);
