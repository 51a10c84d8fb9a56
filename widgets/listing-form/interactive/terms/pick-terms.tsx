import { LISTING_FORM, TEXT } from '@gazetteer/contract';
import { adoptStyles } from '@gazetteer/dom';
import { fireEvent } from '@gazetteer/form';
import { pageText } from '@gazetteer/host';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ActiveListingForm } from '../active-form.ts';
import { isRequired } from '../page-rules.ts';
import styles from './term-picker.css?inline';
import { TermPicker } from './term-picker.tsx';
import { termsOf } from './terms.ts';

/** Up to this number of options, keep the browser's own select, which is more accessible. */
const MAX_NATIVE_OPTIONS = 15;

/** Detects a select that another script has hidden and replaced with its own control. */
const isReplaced = (select: HTMLSelectElement) =>
	getComputedStyle(select).display === 'none' || select.offsetWidth === 1;

const needsSearch = (select: HTMLSelectElement) =>
	select.multiple || select.options.length > MAX_NATIVE_OPTIONS;

const describedBy = (select: HTMLSelectElement) => {
	const ids = (select.getAttribute('aria-describedby') ?? '').split(/\s+/);
	return ids.filter((id) => document.getElementById(id)?.hidden === false).join(' ') || undefined;
};

let count = 0;

/** Returns the id of the label of a select, and sets an id if the label has none. */
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

/** Mirrors the select, including changes that other scripts make to its options. */
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
		// Events may be stopped before they bubble to the form, so listen on the select itself.
		for (const type of ['input', 'change']) select.addEventListener(type, changed, { signal });
		// The select is hidden, so move its focus to the search field.
		const forward = () => input.current?.focus();
		select.addEventListener('focus', forward, { signal });
		for (const label of select.labels) label.addEventListener('click', forward, { signal });
		const reset = () => setTimeout(changed);
		select.form?.addEventListener('reset', reset, { signal });
		return () => {
			leaving.abort();
			observer.disconnect();
		};
		// The functions use nothing but the select, so it is the only dependency.
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
 * Adds a search field to a select that has many options or allows multiple selection. The select
 * stays in the form, hidden and not focusable, and contains the value that is sent.
 */
export function pickTerms(
	{ fill, leaving: signal }: ActiveListingForm,
	select: HTMLSelectElement,
): void {
	if (!needsSearch(select) || isReplaced(select) || !select.parentElement) return;
	const { parentElement } = select;
	// The hint describes the keys for multiple selection in the select, which is hidden now.
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
		// To avoid a layout shift, reserve the height of the select until React has rendered.
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
	// Wait if the select has the focus, because the visitor may have opened it.
	if (select.matches(':focus')) {
		select.addEventListener('blur', upgrade, { signal, once: true });
	} else upgrade();
}
