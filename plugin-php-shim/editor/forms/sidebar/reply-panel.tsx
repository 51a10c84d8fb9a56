import { META } from '@gazetteer/contract';
import { __ } from '@wordpress/i18n';
import { scriptData } from '../script-data.ts';
import { Switch, Text } from '../../shared/controls.tsx';
import { EmailField } from './email-field.tsx';
import { useFormMeta } from './form-meta.ts';
import { DocumentPanel } from '../../shared/editor-panels.ts';
import { TaggedText } from './tagged-text.tsx';

/** The panel with the settings of the email to the visitor. */
export function ReplyPanel() {
	const [reply, set] = useFormMeta(META.formReply);
	return (
		<DocumentPanel
			name="gazetteer-reply"
			title={__('Reply to the visitor', 'gazetteer')}
			className="gz-panel"
		>
			<Switch
				label={__('Send an email to the visitor', 'gazetteer')}
				help={__(
					'For example, a thank-you message to the address that the visitor entered.',
					'gazetteer',
				)}
				value={reply.on ?? false}
				set={(on) => set({ on })}
			/>
			{reply.on && (
				<>
					<EmailField
						label={__('To', 'gazetteer')}
						help={__(
							'The email field that contains the visitor’s address.',
							'gazetteer',
						)}
						value={reply.to || undefined}
						set={(to) => set({ to })}
					/>
					<TaggedText
						label={__('Subject', 'gazetteer')}
						placeholder={scriptData().reply.subject}
						value={reply.subject ?? ''}
						set={(subject) => set({ subject })}
					/>
					<TaggedText
						label={__('Text', 'gazetteer')}
						rows={6}
						placeholder={scriptData().reply.body}
						value={reply.body ?? ''}
						set={(body) => set({ body })}
					/>
					<Switch
						label={__('Send it as HTML', 'gazetteer')}
						value={reply.html ?? false}
						set={(html) => set({ html })}
					/>
					<Text
						label={__('From', 'gazetteer')}
						help={__('Leave empty to use the WordPress default.', 'gazetteer')}
						value={reply.sender ?? ''}
						set={(sender) => set({ sender })}
					/>
				</>
			)}
		</DocumentPanel>
	);
}
