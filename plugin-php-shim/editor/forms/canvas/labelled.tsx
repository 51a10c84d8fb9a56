import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../fields/field.ts';
import { Counter } from './counter.tsx';
import { Help } from './help.tsx';
import { InlineText } from './inline-text.tsx';

export interface CanvasProps {
	readonly type: string;
	readonly field: FieldAttributes;
	readonly set: (changed: Partial<FieldAttributes>) => void;
	readonly isSelected: boolean;
}

interface LabelledProps extends CanvasProps {
	readonly children: ReactNode;
}

/**
 * Attributes for the preview inputs in the canvas. They remove the inputs from the tab order and
 * hide them from screen readers.
 */
export const INERT = { tabIndex: -1, 'aria-hidden': true } as const;

/** The asterisk of a required field. */
export const Mark = () => (
	<span className="gz-required" aria-hidden="true">
		{' *'}
	</span>
);

/** A field with its label and help text, with the same HTML structure as on the site. */
export function Labelled({ children, ...rest }: LabelledProps) {
	const { field, set } = rest;
	return (
		<>
			<span className="gz-label">
				<InlineText
					identifier="label"
					className="gz-label-text"
					value={field.label}
					placeholder={__('Label', 'gazetteer')}
					set={(label) => set({ label })}
				/>
				{field.required && <Mark />}
			</span>
			<Help {...rest} />
			<span className="wpcf7-form-control-wrap">{children}</span>
			<Counter field={field} />
		</>
	);
}
