import { fillIn, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { MouseEvent, RefObject } from 'react';
import type { FoundTerms, Term } from './terms.ts';

/** Prevents the list from taking the focus when the visitor clicks in it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface TermListProps {
	readonly id: string;
	readonly list: RefObject<HTMLUListElement>;
	readonly isOpen: boolean;
	readonly isMultiple: boolean;
	readonly found: FoundTerms;
	readonly active: number;
	readonly labelledBy: string;
	readonly take: (term: Term) => void;
}

/** The list of matching terms. It shows a limited number of them, and the total number. */
export function TermList({ id, list, isOpen, found, active, ...props }: TermListProps) {
	const { terms, count } = found;
	return (
		<div
			className="gz-picker-popup"
			role="presentation"
			hidden={!isOpen}
			onMouseDown={keepFocus}
		>
			<ul
				ref={list}
				id={`${id}-list`}
				role="listbox"
				aria-labelledby={props.labelledBy}
				aria-multiselectable={props.isMultiple || undefined}
			>
				{isOpen &&
					terms.map((term, at) => (
						// The input handles the keys, because it always has the focus.
						// eslint-disable-next-line jsx-a11y/click-events-have-key-events
						<li
							key={term.value}
							id={`${id}-${at}`}
							role="option"
							aria-selected={term.isChosen}
							className={at === active ? 'gz-picker-active' : undefined}
							onClick={() => props.take(term)}
						>
							<span>{term.name}</span>
							{term.within.length > 0 && (
								<span className="gz-picker-within">{term.within.join(' › ')}</span>
							)}
						</li>
					))}
			</ul>
			{count === 0 && <p>{pageText(TEXT.termsNone)}</p>}
			{count > terms.length && <p>{fillIn(pageText(TEXT.termsMore), { count })}</p>}
		</div>
	);
}

const CROSS = 'M6 6l12 12M18 6L6 18';

interface ChosenTermsProps {
	readonly terms: readonly { readonly value: string; readonly name: string }[];
	readonly remove: (term: { readonly value: string; readonly name: string }) => void;
}

/** The selected terms, each with a button to remove it. */
export const ChosenTerms = ({ terms, remove }: ChosenTermsProps) => (
	<ul className="gz-chips">
		{terms.map((term) => (
			<li key={term.value} className="gz-chip">
				<span>{term.name}</span>
				<button
					type="button"
					aria-label={fillIn(pageText(TEXT.termRemove), { name: term.name })}
					onClick={() => remove(term)}
				>
					<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
						<path d={CROSS} stroke="currentColor" strokeWidth="2" fill="none" />
					</svg>
				</button>
			</li>
		))}
	</ul>
);
