import { useEffect, useRef, useState } from '@wordpress/element';
import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formLabel, useForms } from './use-forms.ts';

const ARROWS = ['ArrowUp', 'ArrowDown'];

interface FirstChoiceProps {
	readonly choose: (form: number) => void;
	/** Whether the block is selected, for example because it was just inserted. */
	readonly isSelected: boolean;
}

/**
 * Lets the user select the form of a new block. If the site has only one form, selects this form
 * automatically.
 */
export function FirstChoice({ choose, isSelected }: FirstChoiceProps) {
	const forms = useForms('');
	const [picked, pick] = useState('');
	const place = useRef<HTMLDivElement>(null);
	const [only, second] = forms ?? [];
	const lone = second === undefined ? only?.id : undefined;

	useEffect(() => {
		if (lone !== undefined && isSelected) choose(lone);
	}, [lone, isSelected, choose]);

	useEffect(() => {
		// Keep the arrow keys inside this control, because the block editor uses them to move to
		// another block. A React event handler would run too late.
		const keep = (event: KeyboardEvent) => {
			if (ARROWS.includes(event.key)) event.stopPropagation();
		};
		const element = place.current;
		element?.addEventListener('keydown', keep);
		return () => element?.removeEventListener('keydown', keep);
	}, []);

	const value = picked || String(only?.id ?? '');
	return (
		<div ref={place} className="gz-form-choice">
			{forms?.length === 0 ? (
				<p>{__('No forms yet.', 'gazetteer')}</p>
			) : (
				<>
					<SelectControl
						label={__('Form', 'gazetteer')}
						value={value}
						options={(forms ?? []).map((form) => ({
							value: String(form.id),
							label: formLabel(form),
						}))}
						onChange={pick}
						__nextHasNoMarginBottom
						__next40pxDefaultSize
					/>
					<Button
						variant="primary"
						disabled={!value}
						onClick={() => choose(Number(value) || 0)}
					>
						{__('Show this form', 'gazetteer')}
					</Button>
				</>
			)}
		</div>
	);
}
