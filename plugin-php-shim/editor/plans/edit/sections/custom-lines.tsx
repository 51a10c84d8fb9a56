import { PLAN_LIMIT } from '@gazetteer/contract';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { useNextFocus } from '../../../shared/reorder/use-next-focus.ts';
import { useDrag } from '../../../shared/reorder/use-drag.ts';
import { useReorder } from '../../../shared/reorder/use-reorder.ts';
import { CustomLine } from './custom-line.tsx';
import { Section, type PartProps } from '../controls/section.tsx';

/**
 * The text lines that the owner adds to the card. The card shows them below the generated lines.
 */
export function CustomLines({ plan, change }: PartProps) {
	const list = useRef<HTMLUListElement>(null);
	const focusNext = useNextFocus();
	const { extras } = plan;
	const set = (lines: readonly string[], focus?: number) => {
		if (focus !== undefined)
			focusNext(() => list.current?.querySelectorAll('input')[Math.max(0, focus)]);
		change({ extras: lines });
	};
	const move = useReorder({
		list,
		items: extras,
		/* translators: %s: a number. */
		nameOf: (text, index) => text || sprintf(__('Line %s', 'gazetteer'), String(index + 1)),
		onChange: set,
	});
	const dragOf = useDrag(list, (from, to) => move(from, to, 'grip'));

	return (
		<Section
			title={__('Custom lines on the card', 'gazetteer')}
			lead={__('Other benefits of the plan, such as “Phone support”.', 'gazetteer')}
		>
			<ul className="gz-plan-lines" ref={list}>
				{extras.map((text, index) => (
					<CustomLine
						key={index}
						text={text}
						place={index}
						isLast={index === extras.length - 1}
						drag={dragOf(index)}
						onText={(changed) => set(extras.with(index, changed))}
						onAdd={() =>
							extras.length < PLAN_LIMIT.lines &&
							set(extras.toSpliced(index + 1, 0, ''), index + 1)
						}
						onMove={(by, part) => move(index, index + by, part)}
						onRemove={() => set(extras.toSpliced(index, 1), index - 1)}
					/>
				))}
			</ul>
			<Button
				variant="secondary"
				disabled={extras.length >= PLAN_LIMIT.lines}
				onClick={() => set([...extras, ''], extras.length)}
			>
				{__('Add a line', 'gazetteer')}
			</Button>
		</Section>
	);
}
