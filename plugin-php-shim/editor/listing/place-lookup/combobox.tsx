import { useEffect, useId, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, RefObject } from 'react';
import { Spinner, TextControl } from '@wordpress/components';
import { closed, moved, pressKey } from '@gazetteer/combobox';
import type { Suggestion } from '@gazetteer/places';
import { NEW_STYLES } from '../../shared/controls.tsx';

interface ComboboxProps {
	readonly label: string;
	readonly help: string;
	readonly value: string;
	readonly set: (text: string) => void;
	readonly options: readonly Suggestion[];
	readonly isBusy: boolean;
	readonly choose: (option: Suggestion) => void;
	/** The attribution that the provider requires next to the options. */
	readonly credit: string;
	readonly input: RefObject<HTMLInputElement>;
}

/**
 * A text input with suggestions. Used instead of WordPress's combobox, which hides options whose
 * label does not contain the typed text. A place search also returns such options.
 */
export function Combobox(props: ComboboxProps) {
	const { label, help, value, set, options, isBusy, choose, credit, input } = props;
	const id = useId();
	const [{ at, isOpen: isWanted }, setList] = useState({ at: -1, isOpen: true });
	const state = { options, at, isOpen: isWanted && options.length > 0 };
	const { isOpen } = state;
	const idOf = (index: number) => `${id}-${index}`;

	// Scroll the list into view, because the panel is often at the bottom of the sidebar.
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const shown = at < 0 ? list.current : list.current?.querySelectorAll('li')[at];
		if (isOpen) shown?.scrollIntoView({ block: 'nearest' });
	}, [isOpen, at]);

	const type = (text: string) => {
		setList({ at: -1, isOpen: true });
		set(text);
	};
	const take = (option: Suggestion) => {
		setList(closed(state));
		choose(option);
	};
	const press = (event: KeyboardEvent) => {
		const isHandled = pressKey(event, state, value, {
			move: (by) => setList(moved(by)(state)),
			take,
			close: () => setList(closed(state)),
			clear: () => type(''),
		});
		// Prevent Enter from submitting the form of the classic editor.
		if (!isHandled && event.key === 'Enter' && !event.nativeEvent.isComposing) {
			event.preventDefault();
		}
	};

	return (
		<div className="gz-lookup">
			<TextControl
				{...NEW_STYLES}
				ref={input}
				label={label}
				value={value}
				onChange={type}
				onKeyDown={press}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={isOpen}
				aria-controls={`${id}-list`}
				aria-describedby={`${id}-help`}
				aria-activedescendant={isOpen && options[at] ? idOf(at) : undefined}
				aria-busy={isBusy}
				autoComplete="off"
				spellCheck={false}
			/>
			{isBusy && <Spinner />}
			<div ref={list} className="gz-options" hidden={!isOpen}>
				<ul id={`${id}-list`} role="listbox" aria-label={label}>
					{options.map((option, index) => (
						// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are the input's.
						<li
							key={option.id}
							id={idOf(index)}
							role="option"
							aria-selected={index === at}
							// Prevent the list from taking the focus. The input handles the keys.
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => take(option)}
						>
							{/* `bdi` isolates the text direction of each address. */}
							<bdi>{option.title}</bdi>
							{option.context && (
								<small>
									<bdi>{option.context}</bdi>
								</small>
							)}
						</li>
					))}
				</ul>
				{credit && (
					<p className="gz-credit">
						<bdi>{credit}</bdi>
					</p>
				)}
			</div>
			<p id={`${id}-help`} className="gz-note">
				{help}
			</p>
		</div>
	);
}
