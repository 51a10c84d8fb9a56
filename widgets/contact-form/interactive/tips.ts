import { CONTACT_CLASS as CLASS, errorEntryId } from '@gazetteer/contract';
import type { Dispose } from '@gazetteer/dom';
import { toggleDescribedBy } from '@gazetteer/form';
import type { Slots } from '@gazetteer/view';
import { CONTROL, FILLED_IN, TIP } from '../markup.ts';
import type { FieldError } from '../state.ts';
import { controlsIn, fieldOf, wrapsIn } from './fields.ts';
import type { ActiveContactForm } from './active-form.ts';

/**
 * Sets or removes the invalid state of a field's controls, for screen readers, styles and the
 * browser. An empty message removes the state.
 */
function mark(wrap: Element, entry: string, message = ''): void {
	const wrong = message !== '';
	for (const control of wrap.querySelectorAll('[aria-invalid]')) {
		control.setAttribute('aria-invalid', String(wrong));
	}
	for (const control of wrap.querySelectorAll(CONTROL)) {
		control.classList.toggle(CLASS.notValid, wrong);
		toggleDescribedBy(control, entry, wrong);
		// A group of checkboxes has no validity state, so set the error on its first checkbox.
		const field = control.matches(FILLED_IN) ? control : control.querySelector(FILLED_IN);
		if (!field) continue;
		toggleDescribedBy(field, entry, wrong);
		(field as HTMLInputElement).setCustomValidity(message);
	}
}

/** Our class for a floating error tip that is shown below its field. */
const BELOW = 'gz-tip-below';

/** Moves a floating error tip below the focused field, where it does not cover the field. */
function putTipBelow(wrap: Element): void {
	for (const tip of wrap.querySelectorAll<HTMLElement>(TIP)) {
		if (!tip.closest(`.${CLASS.floatingTips}`)) continue;
		tip.style.display = '';
		tip.classList.add(BELOW);
	}
}

/** Hides a floating error tip when the visitor focuses the field or clicks the tip. */
function floatTip(wrap: Element, tip: HTMLElement): Dispose {
	if (!wrap.closest(`.${CLASS.floatingTips}`)) return () => {};
	const ending = new AbortController();
	const { signal } = ending;
	const leave = () => (tip.style.display = 'none');
	if (wrap.matches(':focus-within')) putTipBelow(wrap);
	wrap.addEventListener('focusin', () => tip.classList.contains(BELOW) || leave(), { signal });
	tip.addEventListener('click', leave, { signal });
	return () => ending.abort();
}

const SLOT = { element: 'span', attributes: { class: CLASS.tip, 'aria-hidden': 'true' } };

interface Drawn {
	readonly message: string;
	readonly undo: Dispose;
}

/** Renders the error tips, and sets the invalid state of the fields, when the errors change. */
export function createTips({ root, store, facade }: ActiveContactForm, slots: Slots) {
	const drawn = new Map<Element, Drawn>();

	const draw = (wrap: Element, { field, message }: FieldError): Drawn => {
		const entry = errorEntryId(facade.unitTag, field);
		// A script that copies a field also copies its error tip.
		for (const copy of wrap.querySelectorAll(TIP)) copy.remove();
		const { host, empty } = slots.fill(wrap, message, SLOT);
		const stopFloating = floatTip(wrap, host);
		mark(wrap, entry, message);
		return { message, undo: () => (stopFloating(), empty(), mark(wrap, entry)) };
	};

	const drop = (wrap: Element) => {
		drawn.get(wrap)?.undo();
		drawn.delete(wrap);
	};

	return {
		draw() {
			const errors = new Map(store.get().errors.map((error) => [error.field, error]));
			for (const wrap of new Set([...drawn.keys(), ...wrapsIn(root)])) {
				const error = errors.get(fieldOf(wrap));
				if (error?.message === drawn.get(wrap)?.message) continue;
				drop(wrap);
				if (error) drawn.set(wrap, draw(wrap, error));
			}
		},
		close: () => [...drawn.keys()].forEach(drop),
	};
}

/**
 * Focuses the first field with an error, unless the visitor has moved the focus since submitting.
 */
export function focusFirstError({ root, store }: ActiveContactForm): void {
	const { errors, sentFrom } = store.get();
	const { activeElement: at, body } = document;
	if (at !== body && (at !== sentFrom || !root.contains(at))) return;
	const wrong = new Set(errors.map(({ field }) => field));
	for (const wrap of wrapsIn(root)) {
		if (!wrong.has(fieldOf(wrap))) continue;
		const control = controlsIn(wrap).find(({ type }) => type !== 'hidden');
		if (!control) continue;
		control.focus();
		return putTipBelow(wrap);
	}
}
