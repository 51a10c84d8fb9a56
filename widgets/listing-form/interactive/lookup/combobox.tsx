import { TEXT } from '@gazetteer/contract';
import { adoptStyles } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { useStore } from '@gazetteer/view';
import type { ActiveListingForm } from '../active-form.ts';
import styles from './combobox.css?inline';
import type { Lookup } from './lookup.ts';
import { moved } from './state.ts';
import { isBeingWritten } from './write.ts';

const listOf = (id: string) => `${id}-places`;
const optionOf = (id: string, at: number) => `${id}-place-${at}`;

function Suggestions({ id, lookup }: { readonly id: string; readonly lookup: Lookup }) {
	const { suggestions, at, fault } = useStore(lookup.store, (state) => state);
	const credit = lookup.credit();
	return (
		<div className="gz-places" hidden={!suggestions.length && !fault}>
			<ul id={listOf(id)} role="listbox" aria-label={pageText(TEXT.placeSuggestions)}>
				{suggestions.map((option, index) => (
					// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are the input's.
					<li
						key={option.id}
						id={optionOf(id, index)}
						role="option"
						aria-selected={index === at}
						// The focus stays where the keys are.
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => lookup.choose(option)}
					>
						<bdi>{option.title}</bdi>
						{option.context && (
							<small>
								<bdi>{option.context}</bdi>
							</small>
						)}
					</li>
				))}
			</ul>
			{fault && <p className="gz-places-note">{pageText(TEXT.placeFault)}</p>}
			{credit && !fault && (
				<p className="gz-places-note gz-places-credit">
					<bdi>{credit}</bdi>
				</p>
			)}
		</div>
	);
}

/** Puts attributes on an element; what was there is back when the form leaves. */
function dress(element: HTMLElement, attributes: Record<string, string>, leaving: AbortSignal) {
	const before = Object.keys(attributes).map(
		(name) => [name, element.getAttribute(name)] as const,
	);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	leaving.addEventListener('abort', () => {
		for (const [name, value] of before) {
			if (value === null) element.removeAttribute(name);
			else element.setAttribute(name, value);
		}
		element.removeAttribute('aria-activedescendant');
		element.removeAttribute('aria-busy');
	});
}

function listenToKeys(input: HTMLInputElement, lookup: Lookup, signal: AbortSignal) {
	const { store, choose, close } = lookup;
	const press = (event: KeyboardEvent) => {
		const { suggestions, at } = store.get();
		const active = suggestions[at];
		if (event.isComposing || !suggestions.length) return;
		if (event.key === 'Tab') return close();
		const keys: Partial<Record<string, () => void>> = {
			ArrowDown: () => store.update(moved(1)),
			ArrowUp: () => store.update(moved(-1)),
			Escape: close,
			...(active ? { Enter: () => choose(active) } : {}),
		};
		const act = keys[event.key];
		if (!act) return;
		// Enter would send the form, Escape close what is round it.
		event.preventDefault();
		event.stopPropagation();
		act();
	};
	input.addEventListener('keydown', press, { signal });
}

/** Makes an input of the form a combobox: it stays the page's own, and what is suggested lies below it. */
export function attachCombobox(
	form: ActiveListingForm,
	input: HTMLInputElement,
	lookup: Lookup,
): void {
	const { leaving: signal } = form;
	adoptStyles(styles);
	input.id ||= `gz-${input.name}`;
	dress(
		input,
		{
			role: 'combobox',
			autocomplete: 'off',
			'aria-autocomplete': 'list',
			'aria-expanded': 'false',
			'aria-controls': listOf(input.id),
		},
		signal,
	);
	form.fill(input.parentElement!, <Suggestions id={input.id} lookup={lookup} />, {
		before: input.nextSibling,
		attributes: { class: 'gz-places-place' },
	});

	const undo = lookup.store.subscribe(() => {
		const { suggestions, at, isBusy } = lookup.store.get();
		input.setAttribute('aria-expanded', String(suggestions.length > 0));
		input.toggleAttribute('aria-busy', false);
		if (isBusy) input.setAttribute('aria-busy', 'true');
		if (suggestions[at]) input.setAttribute('aria-activedescendant', optionOf(input.id, at));
		else input.removeAttribute('aria-activedescendant');
	});
	signal.addEventListener('abort', undo);

	listenToKeys(input, lookup, signal);
	// What a chosen place writes is no question.
	input.addEventListener('input', () => isBeingWritten() || lookup.type(input.value), { signal });
	input.addEventListener('blur', lookup.leave, { signal });
}
