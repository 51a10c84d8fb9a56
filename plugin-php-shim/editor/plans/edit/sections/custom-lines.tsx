import { useLayoutEffect, useRef } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../shared/components.ts';
import { moved } from '../../../shared/move-item.ts';
import { useDrag } from '../../use-drag.ts';
import { CustomLine } from './custom-line.tsx';
import { Section, type PartProps } from '../controls/section.tsx';

/** As many as the site keeps. */
const MOST = 30;

/** Lines in the owner's own words, below what the site itself can tell of a plan. */
export function CustomLines({ plan, change }: PartProps) {
	const list = useRef<HTMLUListElement>(null);
	const next = useRef<number | null>(null);
	const { extras } = plan;
	const set = (lines: readonly string[], focus?: number) => {
		if (focus !== undefined) next.current = focus;
		change({ extras: lines });
	};
	const move = (from: number, to: number) => {
		if (to < 0 || to >= extras.length) return;
		set(moved(extras, from, to));
		speak(
			/* translators: 1: a place. 2: how many there are. */
			sprintf(__('Now %1$s of %2$s.', 'gazetteer'), String(to + 1), String(extras.length)),
			'assertive',
		);
	};
	const drag = useDrag(list, move);

	// A new line is there only after the next drawing; the key pressed then is already meant for it.
	useLayoutEffect(() => {
		if (next.current === null) return;
		const lines = list.current?.querySelectorAll<HTMLInputElement>('input');
		lines?.[Math.max(0, next.current)]?.focus();
		next.current = null;
	});

	return (
		<Section
			title={__('Custom lines', 'gazetteer')}
			lead={__('Anything else the plan gives, such as “Phone support”.', 'gazetteer')}
		>
			<ul className="gz-plan-extras" ref={list}>
				{extras.map((text, index) => (
					<CustomLine
						key={index}
						text={text}
						place={index}
						isLast={index === extras.length - 1}
						drag={drag(index)}
						onText={(changed) => set(extras.with(index, changed))}
						onAdd={() =>
							extras.length < MOST &&
							set(extras.toSpliced(index + 1, 0, ''), index + 1)
						}
						onMove={(by) => move(index, index + by)}
						onRemove={() => set(extras.toSpliced(index, 1), index - 1)}
					/>
				))}
			</ul>
			<Button
				variant="secondary"
				disabled={extras.length >= MOST}
				onClick={() => set([...extras, ''], extras.length)}
			>
				{__('Add a line', 'gazetteer')}
			</Button>
		</Section>
	);
}
