import { META } from '@gazetteer/contract';
import { __ } from '@wordpress/i18n';
import { scriptData } from '../script-data.ts';
import { Switch, Text } from '../../shared/controls.tsx';
import { EmailField } from './email-field.tsx';
import { useFormMeta } from './form-meta.ts';
import { DocumentPanel } from '../../shared/editor-panels.ts';
import { TaggedText } from './tagged-text.tsx';

/** The panel with the settings of the email to the site owner. */
export function MailPanel() {
	const [mail, set] = useFormMeta(META.formMail);
	return (
		<DocumentPanel
			name="gazetteer-mail"
			title={__('Email to you', 'gazetteer')}
			className="gz-panel"
		>
			<Text
				label={__('To', 'gazetteer')}
				help={__('One or more addresses, separated by commas.', 'gazetteer')}
				placeholder={scriptData().mail.to}
				value={mail.to ?? ''}
				set={(to) => set({ to })}
			/>
			<TaggedText
				label={__('Subject', 'gazetteer')}
				placeholder={scriptData().mail.subject}
				value={mail.subject ?? ''}
				set={(subject) => set({ subject })}
			/>
			<TaggedText
				label={__('Message', 'gazetteer')}
				help={__('[all-fields] lists all fields with their labels.', 'gazetteer')}
				rows={6}
				placeholder={scriptData().mail.body}
				value={mail.body ?? ''}
				set={(body) => set({ body })}
			/>
			<EmailField
				label={__('Reply-to', 'gazetteer')}
				help={__('The email field whose address you reply to.', 'gazetteer')}
				mayBeNone
				value={mail.replyTo}
				set={(replyTo) => set({ replyTo })}
			/>
			<Switch
				label={__('Attach the visitor’s files', 'gazetteer')}
				value={mail.attachFiles ?? true}
				set={(attachFiles) => set({ attachFiles })}
			/>
			<Switch
				label={__('Send as HTML', 'gazetteer')}
				help={__(
					'You can use HTML in the message. HTML that visitors type is escaped.',
					'gazetteer',
				)}
				value={mail.html ?? false}
				set={(html) => set({ html })}
			/>
			<Text
				label={__('From', 'gazetteer')}
				help={__(
					'Such as “Your site <mail@example.org>”. Leave empty to use the WordPress default.',
					'gazetteer',
				)}
				value={mail.sender ?? ''}
				set={(sender) => set({ sender })}
			/>
		</DocumentPanel>
	);
}
