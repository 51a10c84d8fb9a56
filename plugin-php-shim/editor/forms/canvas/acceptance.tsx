import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { INERT, Mark, type CanvasProps } from './labelled.tsx';
import { FORMATS, Help } from './help.tsx';

/** A consent checkbox. Its text may contain links, for example to the privacy policy. */
export function Acceptance(props: CanvasProps) {
	const { field, set } = props;
	return (
		<>
			<span className="wpcf7-form-control-wrap">
				<span className="wpcf7-form-control wpcf7-acceptance">
					<span className="wpcf7-list-item gz-choice">
						<input {...INERT} type="checkbox" checked={field.default !== ''} readOnly />{' '}
						<RichText
							tagName="span"
							identifier="content"
							className="wpcf7-list-item-label"
							allowedFormats={FORMATS}
							disableLineBreaks
							value={field.content}
							placeholder={__('What the visitor agrees to', 'gazetteer')}
							aria-label={__('What the visitor agrees to', 'gazetteer')}
							onChange={(content) => set({ content })}
						/>
						{!field.optional && !field.invert && <Mark />}
					</span>
				</span>
			</span>
			<Help {...props} />
		</>
	);
}
