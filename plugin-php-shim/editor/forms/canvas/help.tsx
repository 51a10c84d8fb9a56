import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CanvasProps } from './labelled.tsx';

/** Formats that inline text may use. */
export const FORMATS = ['core/link', 'core/bold', 'core/italic'];

/** Shown if there is a help text, or while the field is selected. */
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
			placeholder={__('Add help text', 'gazetteer')}
			aria-label={__('Help', 'gazetteer')}
			onChange={(help) => set({ help })}
		/>
	);
}
