import { LISTING_FORM, TEXT } from '@gazetteer/contract';
import { adoptStyles } from '@gazetteer/dom';
import { fireEvent } from '@gazetteer/form';
import { pageText } from '@gazetteer/host';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ActiveListingForm } from '../active-form.ts';
import { isRequired } from '../required.ts';
import styles from './term-picker.css?inline';
import { TermPicker } from './term-picker.tsx';
import { termsOf } from './terms.ts';

/** Up to here a list can be looked through, and the browser's own is the best there is. */
const HANDY = 15;

/** Another script has hidden it and draws something in its place. */
const isTaken = (select: HTMLSelectElement) =>
	getComputedStyle(select).display === 'none' || select.offsetWidth === 1;

const isWorthIt = (select: HTMLSelectElement) => select.multiple || select.options.length > HANDY;

const describedBy = (select: HTMLSelectElement) => {
	const ids = (select.getAttribute('aria-describedby') ?? '').split(/\s+/);
	return ids.filter((id) => document.getElementById(id)?.hidden === false).join(' ') || undefined;
};

let count = 0;

/** The label that names a select, by the id that it then has. */
function labelOf(select: HTMLSelectElement): string {
	const [label] = select.labels;
	const named = select.getAttribute('aria-labelledby');
	if (named || !label) return named ?? '';
	return (label.id ||= `gz-picker-label-${(count += 1)}`);
}

const choose = (select: HTMLSelectElement, value: string, isChosen: boolean) => {
	const option = [...select.options].find((one) => one.value === value);
	if (!option) return;
	if (select.multiple || isChosen) option.selected = isChosen;
	else select.value = '';
	fireEvent(select, 'input');
	fireEvent(select, 'change');
};

/** Follows the select: what other scripts choose in it and add to it is shown at once. */
function Picker({
	select,
	labelledBy,
}: {
	readonly select: HTMLSelectElement;
	readonly labelledBy: string;
}) {
	const read = () => ({
		terms: termsOf(select.options),
		isWrong: select.matches(`.${LISTING_FORM.error}, [aria-invalid="true"]`),
	});
	const [{ terms, isWrong }, show] = useState(read);
	const input = useRef<HTMLInputElement>(null);

	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		const changed = () => show(read());
		const observer = new MutationObserver(changed);
		observer.observe(select, { childList: true, subtree: true, attributes: true });
		// An older theme's script is kept from hearing of a change, and so may this be.
		for (const type of ['input', 'change']) select.addEventListener(type, changed, { signal });
		// Whoever is sent to the select is sent on.
		const forward = () => input.current?.focus();
		select.addEventListener('focus', forward, { signal });
		for (const label of select.labels) label.addEventListener('click', forward, { signal });
		const reset = () => setTimeout(changed);
		select.form?.addEventListener('reset', reset, { signal });
		return () => {
			leaving.abort();
			observer.disconnect();
		};
		// All of it is read from the select.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [select]);

	return (
		<TermPicker
			id={`${select.id}-search`}
			labelledBy={labelledBy}
			describedBy={describedBy(select)}
			terms={terms}
			isMultiple={select.multiple}
			isWrong={isWrong}
			isRequired={isRequired(select)}
			placeholder={
				[...select.options].find(({ value }) => value === '')?.text ||
				pageText(TEXT.termSearch)
			}
			choose={(value, isChosen) => choose(select, value, isChosen)}
			input={input}
		/>
	);
}

/**
 * Gives a select of many options, or of several that can be chosen, a search. The select stays in the form and holds what
 * is chosen; it is out of sight and out of the way of the keyboard.
 */
export function pickTerms(
	{ fill, leaving: signal }: ActiveListingForm,
	select: HTMLSelectElement,
): void {
	if (!isWorthIt(select) || isTaken(select) || !select.parentElement) return;
	const { parentElement } = select;
	// It speaks of the keys by which a browser's own list takes several.
	const hint = select.multiple ? document.getElementById(`${select.id}-hint`) : null;
	const upgrade = () => {
		if (signal.aborted) return;
		if (hint) hint.hidden = true;
		adoptStyles(styles);
		const before = [
			select.getAttribute('tabindex'),
			select.getAttribute('aria-hidden'),
		] as const;
		const height = parentElement.offsetHeight;
		const { host, empty } = fill(
			parentElement,
			<Picker select={select} labelledBy={labelOf(select)} />,
			{
				before: select.nextSibling,
				attributes: { class: 'gz-picker-host' },
			},
		);
		select.classList.add('gz-picker-carrier');
		select.tabIndex = -1;
		select.setAttribute('aria-hidden', 'true');
		// A list of several is high, and what is below it stays where it is. React has not drawn yet.
		host.style.minBlockSize = `${height - parentElement.offsetHeight}px`;
		signal.addEventListener('abort', () => {
			empty();
			if (hint) hint.hidden = false;
			select.classList.remove('gz-picker-carrier');
			['tabindex', 'aria-hidden'].forEach((name, at) => {
				if (before[at] === null) select.removeAttribute(name);
				else select.setAttribute(name, before[at]!);
			});
		});
	};
	// Its list may be open.
	if (select.matches(':focus')) {
		select.addEventListener('blur', upgrade, { signal, once: true });
	} else upgrade();
}
