import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CanvasProps } from './labelled.tsx';

/** What may stand in a line of running text. */
export const FORMATS = ['core/link', 'core/bold', 'core/italic'];

/** Shown where there is some, and offered to whoever works on the field. */
export function Help({ field, set, isSelected }: CanvasProps) {
	if (field.help === '' && !isSelected) return null;
	return (
		<RichText
			tagName="span"
			identifier="help"
			className="gz-in-place gz-help"
			allowedFormats={FORMATS}
			disableLineBreaks
			value={field.help}
			placeholder={__('Add a line of help', 'gazetteer')}
			aria-label={__('Help', 'gazetteer')}
			onChange={(help) => set({ help })}
		/>
	);
}
