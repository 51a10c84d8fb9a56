import { useSelect } from '@wordpress/data';
import { store } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { CopyText } from '../copy-text.tsx';
import { DocumentPanel } from '../../shared/editor-panels.ts';

/** A panel that explains how to insert the form into a page. */
export function InsertPanel() {
	const id = useSelect((select) => select(store).getCurrentPostId(), []);
	return (
		<DocumentPanel
			name="gazetteer-insert"
			title={__('Insert this form', 'gazetteer')}
			className="gz-panel"
		>
			<p className="gz-setting-note">
				{__(
					'On a page, add the “Contact form” block and select this form. Elsewhere, use the shortcode:',
					'gazetteer',
				)}
			</p>
			<CopyText
				label={__('Shortcode', 'gazetteer')}
				text={`[gazetteer_contact_form form="${id}"]`}
			/>
		</DocumentPanel>
	);
}
