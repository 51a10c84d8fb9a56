import type { KeyboardEvent } from 'react';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import type { FieldAttributes } from '../fields/field.ts';
import type { CanvasProps } from './labelled.tsx';
import { Option } from './option.tsx';
import { useNextFocus } from '../../shared/reorder/use-next-focus.ts';
import { useReorder } from '../../shared/reorder/use-reorder.ts';
import { added, pasted, removed, renamed, toggled } from './option-changes.ts';

interface OptionsProps extends CanvasProps {
	readonly glyph: 'radio' | 'checkbox';
}

/**
 * The list of options of a choice field. Enter adds an option below, Backspace removes an empty
 * option, and Alt with an arrow key moves an option.
 */
export function Options({ field, set, isSelected, glyph }: OptionsProps) {
	const list = useRef<HTMLSpanElement>(null);
	const one = glyph === 'radio' || field.exclusive;
	const last = field.options.length - 1;
	const focusNext = useNextFocus();

	const focusLine = (index: number) =>
		focusNext(() => {
			const lines = list.current?.querySelectorAll<HTMLInputElement>('.gz-option-text');
			return lines?.[Math.max(0, index)];
		});

	const change = (changed: Pick<FieldAttributes, 'options' | 'chosen'>, focus: number) => {
		focusLine(focus);
		set(changed);
	};

	const move = useReorder({
		list,
		items: field.options,
		nameOf: (text) => text || __('Option', 'gazetteer'),
		onChange: (options) => set({ options }),
	});

	const press = (event: KeyboardEvent, index: number) => {
		const { key, altKey } = event;
		const by = key === 'ArrowUp' ? -1 : 1;
		if (key === 'Enter') {
			change(added(field, index), index + 1);
		} else if (key === 'Backspace' && field.options[index] === '') {
			change(removed(field, index), index - 1);
		} else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
			move(index, index + by, 'grip');
			focusLine(Math.min(last, index + by));
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
					isFirst={index === 0}
					isLast={index === last}
					onMoved={(by, part) => move(index, index + by, part)}
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
