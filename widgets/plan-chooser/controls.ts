import { DURATION, PLAN_SCREEN, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { SAVING } from './markup.ts';
import { hasPeriods, isStandard, showInDropdown, switchSaid, type Screen } from './screen.ts';
import { subjectOf, type PlanState } from './state.ts';

/**
 * Shows or hides an element. Overrides all ways in which older pages hide elements, including
 * stylesheets. A hidden element is not focusable.
 */
function reveal(element: HTMLElement | null, seen: boolean): void {
	if (!element) return;
	const { style } = element;
	element.hidden = !seen;
	if (!seen) {
		style.display = 'none';
		return;
	}
	for (const name of ['display', 'visibility', 'height', 'padding-bottom', 'opacity'])
		style.removeProperty(name);
	const now = getComputedStyle(element);
	if (now.display === 'none') style.display = 'block';
	if (now.visibility === 'hidden') style.visibility = 'visible';
	if (now.opacity === '0') style.opacity = '1';
	if (now.height === '0px') style.height = 'auto';
}

/**
 * Themes hide the radio button with `visibility: hidden` and style its label. Keyboards and screen
 * readers need the radio button.
 */
function makeReachable(radio: HTMLElement): void {
	const { style } = radio;
	if (getComputedStyle(radio).visibility !== 'hidden') return;
	style.visibility = 'inherit';
	style.opacity = '0';
}

const give = (element: Element | null, attributes: Record<string, string>) => {
	for (const [name, value] of Object.entries(attributes)) {
		if (element && !element.hasAttribute(name)) element.setAttribute(name, value);
	}
};

const isReached = (element: Element) => element.matches('a[href],button,[tabindex]');

/**
 * Adds roles, labels and tab stops to the controls of older pages, which are plain links and
 * spans.
 */
export function makeAccessible({ categories, dropdown, toggles, handle, listed }: Screen): void {
	if (!dropdown?.labels?.length) give(dropdown, { 'aria-label': pageText(TEXT.planCategory) });
	if (!categories?.matches('fieldset')) {
		give(categories, { role: 'radiogroup', 'aria-label': pageText(TEXT.planCategory) });
	}
	for (const toggle of toggles) {
		if (!toggle.matches('button')) give(toggle, { role: 'button' });
		// The link no longer leads to a page, so remove the state of a link to the current page.
		toggle.removeAttribute('aria-current');
		if (!isReached(toggle)) toggle.tabIndex = 0;
	}
	if (handle) {
		give(handle, { role: 'switch', 'aria-label': pageText(TEXT.annually) });
		if (!isReached(handle)) handle.tabIndex = 0;
	}
	const list = listed[0]?.parentElement ?? null;
	give(list, { role: 'radiogroup', 'aria-label': pageText(TEXT.planPeriod) });
	for (const period of listed) give(period, { role: 'radio' });
}

/**
 * Adds a label to a switch that has no text. Returns a function that restores the original text.
 */
export function labelSwitch({ sides, switcher }: Screen): () => void {
	const saving = switcher?.querySelector(SAVING);
	const saved = saving?.textContent ?? '';
	const { monthlySide, yearlySide } = PLAN_SCREEN;
	const texts = { [monthlySide]: TEXT.monthly, [yearlySide]: TEXT.annually };
	const bare = sides.filter((side) => !side.textContent?.trim());
	for (const [selector, text] of Object.entries(texts)) {
		for (const side of bare) if (side.matches(selector)) side.textContent = pageText(text);
	}
	return () => {
		bare.forEach((side) => side.replaceChildren());
		if (saving) saving.textContent = saved;
	};
}

/**
 * Shows the billing period switch if the plans have billing periods. While a response may still
 * show the switch, keeps its space to avoid a layout shift.
 */
function showSwitch(
	screen: Screen,
	{ choice, switchable, asking, switchableFor }: Parameters<typeof showControls>[1],
): void {
	const { switcher } = screen;
	if (!switcher) return;
	const isOpen = !!asking && switchableFor !== subjectOf(choice);
	const said = isOpen ? switchSaid(screen, choice)?.isOffered : undefined;
	const offered = said ?? switchable;
	const isEmpty = isOpen && said === undefined && !offered;
	reveal(switcher, (offered || isEmpty) && hasPeriods(screen));
	if (isEmpty) switcher.style.visibility = 'hidden';
}

export function showControls(
	screen: Screen,
	state: Pick<PlanState, 'choice' | 'switchable'> & Partial<PlanState>,
): void {
	const { categories, radios, toggles, switcher, handle, sides, periods } = screen;
	const { choice } = state;
	const yearly = choice.period === DURATION.yearly;

	for (const radio of radios) {
		radio.checked = Number(radio.value) === choice.category;
		const mark = radio.closest(PLAN_SCREEN.lines)
			? PLAN_SCREEN.activeLine
			: PLAN_SCREEN.activeCategory;
		radio.closest('label')?.classList.toggle(mark, radio.checked);
	}
	showInDropdown(screen, choice.category);
	for (const toggle of toggles) {
		const chosen = isStandard(toggle) === choice.standard;
		toggle.classList.toggle(PLAN_SCREEN.toggled, chosen);
		toggle.setAttribute('aria-pressed', String(chosen));
	}
	for (const radio of periods) radio.checked = radio.value === choice.period;
	handle?.classList.toggle(PLAN_SCREEN.active, yearly);
	handle?.setAttribute('aria-checked', String(yearly));
	for (const side of sides)
		side.classList.toggle(PLAN_SCREEN.active, yearly === side.matches(PLAN_SCREEN.yearlySide));
	screen.listed.forEach((period, at) => {
		const chosen = choice.period ? yearly === at > 0 : at === screen.marked;
		screen.marks[at]!.classList.toggle(PLAN_SCREEN.activePeriod, chosen);
		period.setAttribute('aria-checked', String(chosen));
		period.tabIndex = chosen ? 0 : -1;
	});
	if (toggles.length) reveal(categories, !choice.standard);
	if (!choice.standard) radios.forEach(makeReachable);
	const saving = switcher?.querySelector(SAVING);
	const said = switchSaid(screen, choice);
	if (saving && said) saving.textContent = said.saving;
	showSwitch(screen, state);
}
