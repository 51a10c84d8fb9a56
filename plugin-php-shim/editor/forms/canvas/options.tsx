import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Field } from '../fields/field.ts';
import type { CanvasProps } from './labelled.tsx';
import { Option } from './option.tsx';
import { added, moved, pasted, removed, renamed, toggled } from './option-changes.ts';

interface OptionsProps extends CanvasProps {
	readonly glyph: 'radio' | 'checkbox';
}

/**
 * The words of a choice, one line each. Enter makes a new one below, Backspace takes an empty one away, and Alt
 * with an arrow moves it.
 */
export function Options({ field, set, isSelected, glyph }: OptionsProps) {
	const list = useRef<HTMLSpanElement>(null);
	const one = glyph === 'radio' || field.exclusive;
	const last = field.options.length - 1;
	const next = useRef<number | undefined>(undefined);

	// The line is there only after the next drawing; a key pressed then is already meant for it.
	useLayoutEffect(() => {
		if (next.current === undefined) return;
		const lines = list.current?.querySelectorAll<HTMLInputElement>('.gz-option-text');
		lines?.[Math.max(0, next.current)]?.focus();
		next.current = undefined;
	});

	const change = (changed: Pick<Field, 'options' | 'chosen'>, focus: number) => {
		next.current = focus;
		set(changed);
	};

	const press = (event: KeyboardEvent, index: number) => {
		const { key, altKey } = event;
		const by = key === 'ArrowUp' ? -1 : 1;
		if (key === 'Enter') {
			change(added(field, index), index + 1);
		} else if (key === 'Backspace' && field.options[index] === '') {
			change(removed(field, index), index - 1);
		} else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
			change(moved(field, index, by), Math.min(last, index + by));
		} else return;
		event.preventDefault();
		event.stopPropagation();
	};

	return (
		<span className="gz-options" ref={list}>
			{field.options.map((text, index) => (
				<Option
					key={index}
					text={text}
					glyph={glyph}
					isChosen={field.chosen.includes(text)}
					isOpen={isSelected}
					hasFreeText={field.freeText && index === last}
					onText={(changed) => set(renamed(field, index, changed))}
					onKey={(event) => press(event, index)}
					onPaste={(pasting) => set(pasted(field, index, pasting))}
					onChosen={() => set(toggled(field, index, one))}
					onMoved={(by) => set(moved(field, index, by))}
					onRemoved={() => set(removed(field, index))}
				/>
			))}
			{isSelected && (
				<Button
					className="gz-add-option"
					variant="secondary"
					onClick={() => change(added(field, last), last + 1)}
				>
					{__('Add an option', 'gazetteer')}
				</Button>
			)}
		</span>
	);
}
