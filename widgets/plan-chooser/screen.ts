import { DURATION, PLAN_SCREEN, PLAN_TOGGLE, type Duration } from '@gazetteer/contract';
import { part, parts } from '@gazetteer/dom';
import {
	isOwnMarkup,
	LISTED_PERIOD,
	OWN_FORM,
	OWN_PERIOD,
	OWN_SHOW,
	screenAround,
	SIDE,
} from './markup.ts';
import type { Choice } from './state.ts';

/** The elements of a plan screen. Each control may be missing. */
export interface Screen {
	readonly root: HTMLElement;
	/** The element that contains the controls: our root, or the whole document on older pages. */
	readonly scope: Document | HTMLElement;
	readonly isOwn: boolean;
	readonly results: HTMLElement;
	/**
	 * The elements with plans: the results and, on some older pages, separate elements with the
	 * general plans.
	 */
	readonly areas: readonly HTMLElement[];
	readonly style: string;
	readonly form: HTMLFormElement | null;
	readonly submit: HTMLElement | null;
	readonly categories: HTMLElement | null;
	readonly radios: readonly HTMLInputElement[];
	/** Older markup: a dropdown instead of the radios. */
	readonly dropdown: HTMLSelectElement | null;
	/** “Standard” and “By category”: they show the general plans or the plans of a category. */
	readonly toggles: readonly HTMLElement[];
	/**
	 * The container of the billing period control: a switch with a handle, a list or radio buttons.
	 */
	readonly switcher: HTMLElement | null;
	readonly handle: HTMLElement | null;
	/** The “monthly” and “yearly” labels of a switch. */
	readonly sides: readonly HTMLElement[];
	/** The items of a list of periods, in the order monthly, yearly. */
	readonly listed: readonly HTMLElement[];
	/** The element in each list item that the theme highlights: the item or its text. */
	readonly marks: readonly HTMLElement[];
	/** The index of the item that the server highlighted. */
	readonly marked: number;
	/** The radio buttons for the period, in our own screens only. */
	readonly periods: readonly HTMLInputElement[];
}

const isOn = (element: Element | null | undefined, mark: string) =>
	!!element?.classList.contains(mark);

/**
 * The elements of an older page that contain plans. They share the same controls, so they are one
 * screen.
 */
const OLDER = [PLAN_SCREEN.results, PLAN_SCREEN.general].join();

/**
 * Returns whether an older element belongs to the screen: it is in the screen's root, or in no root
 * at all.
 */
export const belongsTo = ({ root, isOwn }: Pick<Screen, 'root' | 'isOwn'>, element: Element) =>
	isOwn || [undefined, root].includes(screenAround(element) as HTMLElement | undefined);

export function screenAt(root: HTMLElement): Screen {
	const isOwn = isOwnMarkup(root);
	const scope = isOwn ? root : root.ownerDocument;
	const all = <Found extends HTMLElement>(selector: string) =>
		parts<Found>(scope, selector).filter((element) => belongsTo({ root, isOwn }, element));
	const find = <Found extends HTMLElement>(selector: string) => all<Found>(selector)[0] ?? null;
	const place = root.matches(OLDER) ? root : (find(PLAN_SCREEN.general) ?? root);
	const results = isOwn ? part(root, PLAN_SCREEN.results) : (find(PLAN_SCREEN.results) ?? place);
	const general = isOwn ? [] : all(PLAN_SCREEN.general).filter((one) => one !== results);
	const named = find(PLAN_SCREEN.style)?.dataset['style'];
	const listed = all(LISTED_PERIOD);
	const isItemMarked = listed.some((period) => isOn(period, PLAN_SCREEN.activePeriod));
	const marks = isItemMarked
		? listed
		: listed.map((period) => period.querySelector('span') ?? period);
	return {
		root,
		scope,
		isOwn,
		results,
		areas: [results, ...general],
		style: root.dataset['style'] || results.dataset['style'] || named || '',
		form: find<HTMLFormElement>(OWN_FORM),
		submit: find(OWN_SHOW),
		categories: find(PLAN_SCREEN.categories),
		// The tag name excludes the options of the dropdown, which have the same class.
		radios: all<HTMLInputElement>(`input${PLAN_SCREEN.category}`),
		dropdown: isOwn ? null : find<HTMLSelectElement>(PLAN_SCREEN.dropdown),
		toggles: all(PLAN_SCREEN.toggle),
		switcher: find(PLAN_SCREEN.switcher),
		handle: find(PLAN_SCREEN.switchHandle),
		sides: isOwn ? [] : all(SIDE),
		listed,
		marks,
		marked: Math.max(
			0,
			marks.findIndex((mark) => isOn(mark, PLAN_SCREEN.activePeriod)),
		),
		periods: isOwn ? all(OWN_PERIOD) : [],
	};
}

export const isStandard = (toggle: HTMLElement) => toggle.dataset['val'] === PLAN_TOGGLE.standard;

/**
 * Returns the billing period of the plans in the server's HTML. For a list of periods it is
 * unknown, because older servers render the plans of both periods.
 */
function periodDrawn({ handle, periods }: Screen): Duration | '' {
	if (handle) return isOn(handle, PLAN_SCREEN.active) ? DURATION.yearly : DURATION.monthly;
	const chosen = periods.find((radio) => radio.defaultChecked) ?? periods[0];
	return (chosen?.value as Duration | undefined) ?? '';
}

/**
 * Reads the initial choice from the server's HTML and not from the current values, because browsers
 * restore values after a reload.
 */
export function choiceDrawn(screen: Screen): Choice {
	const { radios, dropdown, toggles } = screen;
	const standard = toggles.some(
		(toggle) => isStandard(toggle) && isOn(toggle, PLAN_SCREEN.toggled),
	);
	const chosen =
		radios.find((radio) => radio.defaultChecked) ??
		[...(dropdown?.options ?? [])].find((option) => option.defaultSelected);
	return {
		standard,
		category: standard ? 0 : Number(chosen?.value) || 0,
		period: periodDrawn(screen),
	};
}

export const hasPeriods = ({ handle, listed, periods }: Screen) =>
	!!handle || listed.length > 0 || periods.length > 0;

/**
 * Returns whether there are billing periods, from the data attributes of a control. Returns
 * undefined if the server printed none.
 */
export function switchSaid(screen: Screen, { standard, category }: Choice) {
	const control = standard ? screen.toggles.find(isStandard) : choiceOf(screen, category);
	const { switcher, saving = '' } = (category || standard ? control?.dataset : undefined) ?? {};
	return switcher === undefined ? undefined : { isOffered: switcher === '1', saving };
}

export const isSwitchable = ({ switcher }: Screen) =>
	!!switcher && !switcher.hidden && getComputedStyle(switcher).display !== 'none';

/** Returns the radio button or option of a category. 0 finds the option for "no category". */
const choiceOf = ({ radios, dropdown }: Screen, category: number) => {
	const means = ({ value }: { value: string }) => (Number(value) || 0) === category;
	return radios.find(means) ?? [...(dropdown?.options ?? [])].find(means);
};

export const isOffered = (screen: Screen, category: number) =>
	category > 0 && choiceOf(screen, category) !== undefined;

/** Returns the label of a category on the page. */
export const nameOf = (screen: Screen, category: number) => {
	const choice = choiceOf(screen, category);
	const words = choice instanceof HTMLInputElement ? choice.labels?.[0] : choice;
	return (words?.textContent ?? '').replace(/\s+/g, ' ').trim();
};

/** Selects a category in the dropdown, if it has an option for that category. */
export const showInDropdown = (screen: Screen, category: number) => {
	const option = screen.dropdown && choiceOf(screen, category);
	if (option instanceof HTMLOptionElement) option.selected = true;
};

/** Returns whether the visitor must choose a category before plans can be shown. */
export const isWaiting = ({ toggles }: Screen, { standard, category }: Choice) =>
	toggles.length > 0 && !standard && !category;

/** All controls and their containers. */
export const partsOf = ({ scope, ...screen }: Screen): HTMLElement[] =>
	[
		screen.categories,
		...screen.radios,
		...screen.radios.map((radio) => radio.closest('label')),
		screen.dropdown,
		...screen.toggles,
		screen.switcher,
		screen.handle,
		screen.listed[0]?.parentElement ?? null,
		...screen.listed,
		...screen.marks,
		...screen.sides,
		...screen.periods,
	].filter((element) => element !== null);
