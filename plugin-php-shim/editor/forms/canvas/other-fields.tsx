import { __ } from '@wordpress/i18n';
import { FIELD_ICONS } from '../field-icons.ts';
import { INERT, Labelled, type CanvasProps } from './labelled.tsx';
import { InlineText } from './inline-text.tsx';

export function File(props: CanvasProps) {
	return (
		<Labelled {...props}>
			<input {...INERT} className="wpcf7-form-control wpcf7-file" type="file" disabled />
		</Labelled>
	);
}

/** A hidden field. It is visible in the editor, but not on the site. */
export function Hidden({ field, set }: CanvasProps) {
	return (
		<span className="gz-hidden-field">
			{FIELD_ICONS['hidden']}
			<InlineText
				identifier="label"
				className="gz-label-text"
				value={field.label}
				placeholder={__('Hidden field', 'gazetteer')}
				set={(label) => set({ label })}
			/>
			<code>
				{field.source ? `?${field.source}` : field.default || __('empty', 'gazetteer')}
			</code>
		</span>
	);
}

export function Submit({ field, set }: CanvasProps) {
	return (
		<span className="wpcf7-submit gz-submit wp-element-button">
			<InlineText
				identifier="content"
				className="gz-submit-text"
				value={field.content}
				placeholder={__('Send', 'gazetteer')}
				set={(content) => set({ content })}
			/>
		</span>
	);
}
