import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CanvasProps } from './labelled.tsx';

/** Formats that the user can apply to the help text and the consent text. */
export const FORMATS = ['core/link', 'core/bold', 'core/italic'];

/** The help text of a field. An empty help text is shown only while the field is selected. */
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
