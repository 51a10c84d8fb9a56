import { moved, pressKey } from '@gazetteer/combobox';
import { fillIn, TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, RefObject } from 'react';
import { ChosenTerms, TermList } from './term-list.tsx';
import { searchTerms, type Term } from './terms.ts';

/** The maximum number of options rendered at the same time. */
const MOST = 50;

/**
 * Delay in milliseconds after the last key before a screen reader announces the number of results.
 */
const PAUSE = 600;

export interface TermPickerProps {
	readonly id: string;
	readonly labelledBy: string;
	readonly describedBy?: string | undefined;
	readonly terms: readonly Term[];
	readonly isMultiple: boolean;
	readonly isWrong: boolean;
	readonly isRequired: boolean;
	readonly placeholder: string;
	readonly choose: (value: string, isChosen: boolean) => void;
	readonly input: RefObject<HTMLInputElement>;
}

/**
 * A combobox that searches the options of a select. With multiple selection, the selected options
 * are shown above the input.
 */
export function TermPicker(props: TermPickerProps) {
	const { id, terms, isMultiple, choose, input } = props;
	const [typed, setTyped] = useState<string>();
	const [{ isOpen, at: active }, setList] = useState({ isOpen: false, at: -1 });
	const chosen = useMemo(() => terms.filter(({ isChosen }) => isChosen), [terms]);
	const found = useMemo(() => searchTerms(terms, typed ?? '', MOST), [terms, typed]);
	const [only] = isMultiple ? [] : chosen;
	const list = useRef<HTMLUListElement>(null);
	const state = { options: found.terms, at: active, isOpen };

	const close = () => setList({ isOpen: false, at: -1 });
	const clear = () => setTyped(undefined);
	const open = () =>
		setList({ isOpen: true, at: only && !typed ? found.terms.indexOf(only) : -1 });
	const take = (term: Term) => {
		choose(term.value, isMultiple ? !term.isChosen : true);
		// With multiple selection, the list stays open so that several options can be chosen.
		if (!isMultiple) close();
		else if (typed) setList({ isOpen: true, at: -1 });
		clear();
	};
	const left = () => {
		// If the visitor deletes the text of the selected term, deselect the term.
		if (only && typed?.trim() === '') choose(only.value, false);
		close();
		clear();
	};
	const pressed = (event: KeyboardEvent) => {
		const move = (by: 1 | -1) => (isOpen ? setList(moved(by)(state)) : open());
		if (pressKey(event, state, typed ?? '', { move, take, close, clear })) return;
		const isDeleting = event.key === 'Backspace' && !event.nativeEvent.isComposing;
		if (isDeleting && isMultiple && !typed && chosen.length)
			choose(chosen.at(-1)!.value, false);
	};

	useEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
	}, [active]);
	useEffect(() => {
		if (!isOpen || typed === undefined) return undefined;
		const { count } = found;
		const words = count
			? fillIn(pageText(TEXT.termsFound), { count })
			: pageText(TEXT.termsNone);
		const timer = setTimeout(() => announce(words), PAUSE);
		return () => clearTimeout(timer);
	}, [isOpen, typed, found]);

	return (
		<div className="gz-picker">
			{isMultiple && chosen.length > 0 && (
				<ChosenTerms
					terms={chosen}
					remove={(term) => {
						choose(term.value, false);
						input.current?.focus();
					}}
				/>
			)}
			<div className="gz-picker-field">
				<input
					ref={input}
					className="form-control gz-control gz-picker-input"
					id={id}
					type="text"
					role="combobox"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					aria-labelledby={props.labelledBy}
					aria-describedby={props.describedBy}
					aria-expanded={isOpen}
					aria-controls={`${id}-list`}
					aria-autocomplete="list"
					aria-activedescendant={
						isOpen && found.terms[active] ? `${id}-${active}` : undefined
					}
					aria-invalid={props.isWrong || undefined}
					aria-required={props.isRequired || undefined}
					placeholder={props.placeholder}
					value={typed ?? only?.name ?? ''}
					onChange={({ target }) => {
						setTyped(target.value);
						// The first match is active, so that Enter selects it.
						setList({ isOpen: true, at: target.value.trim() ? 0 : -1 });
					}}
					onClick={() => (isOpen ? undefined : open())}
					onFocus={({ target }) => target.select()}
					onBlur={left}
					onKeyDown={pressed}
				/>
				<TermList
					id={id}
					list={list}
					isOpen={isOpen}
					isMultiple={isMultiple}
					found={found}
					active={active}
					labelledBy={props.labelledBy}
					take={take}
				/>
			</div>
		</div>
	);
}
