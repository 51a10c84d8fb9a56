import { fillIn, TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, RefObject } from 'react';
import { ChosenTerms, TermList } from './term-list.tsx';
import { searchTerms, type Term } from './terms.ts';

/** As many as are drawn at once, of however many there are. */
const MOST = 50;

/** Whoever types is told how many there are when they pause. */
const PAUSE = 600;

export interface TermPickerProps {
	readonly id: string;
	/** The element that names it. */
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

/** A combobox over a select: what is typed searches its options. Of several the chosen ones stand above it. */
export function TermPicker(props: TermPickerProps) {
	const { id, terms, isMultiple, choose, input } = props;
	const [typed, setTyped] = useState<string>();
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const chosen = useMemo(() => terms.filter(({ isChosen }) => isChosen), [terms]);
	const found = useMemo(() => searchTerms(terms, typed ?? '', MOST), [terms, typed]);
	const [only] = isMultiple ? [] : chosen;
	const list = useRef<HTMLUListElement>(null);

	const close = () => {
		setOpen(false);
		setActive(-1);
		setTyped(undefined);
	};
	const open = () => {
		setOpen(true);
		setActive(only && !typed ? found.terms.indexOf(only) : -1);
	};
	const take = (term: Term) => {
		choose(term.value, isMultiple ? !term.isChosen : true);
		if (!isMultiple) close();
		else setTyped(undefined);
	};
	const left = () => {
		// A name that was taken away stands for no choice.
		if (only && typed?.trim() === '') choose(only.value, false);
		close();
	};
	const step = (by: number) => {
		const { length } = found.terms;
		if (!isOpen) return open();
		setActive(length ? (active + by + (active < 0 && by < 0 ? 1 : 0) + length) % length : -1);
	};
	const pressed = (event: KeyboardEvent) => {
		const term = isOpen ? found.terms[active] : undefined;
		if (event.nativeEvent.isComposing) return;
		if (event.key === 'ArrowDown') step(1);
		else if (event.key === 'ArrowUp') step(-1);
		else if (event.key === 'Enter' && isOpen) {
			const [first] = found.terms;
			if (term) take(term);
			else if (typed && first) take(first);
		} else if (event.key === 'Escape' && isOpen) close();
		else if (event.key === 'Backspace' && isMultiple && !typed && chosen.length) {
			return choose(chosen.at(-1)!.value, false);
		} else return;
		event.preventDefault();
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
					aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
					aria-invalid={props.isWrong || undefined}
					aria-required={props.isRequired || undefined}
					placeholder={props.placeholder}
					value={typed ?? only?.name ?? ''}
					onChange={({ target }) => {
						setTyped(target.value);
						setOpen(true);
						setActive(-1);
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
