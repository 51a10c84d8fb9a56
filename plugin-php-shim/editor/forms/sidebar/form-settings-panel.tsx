import { META } from '@gazetteer/contract';
import { __ } from '@wordpress/i18n';
import { Switch, Text } from '../../shared/controls.tsx';
import { useFormMeta } from './form-meta.ts';
import { DocumentPanel } from '../../shared/editor-panels.ts';

/** The default number of days after which an entry is deleted. */
const DEFAULT_DAYS = 365;

/** The default number of days after which mailed files are deleted. */
const DEFAULT_FILE_DAYS = 30;

/** The default limits of messages per hour, from one email address and in total. */
const DEFAULT_LIMITS = { email: 10, form: 500 };

const toWholeNumber = (text: string) => Math.max(0, Math.trunc(Number(text)) || 0);

export function FormSettingsPanel() {
	const [settings, set] = useFormMeta(META.formSettings);
	return (
		<DocumentPanel
			name="gazetteer-settings"
			title={__('Form settings', 'gazetteer')}
			className="gz-panel"
		>
			<Text
				label={__('Days to keep entries', 'gazetteer')}
				help={__(
					'Entries are deleted after this number of days. Enter 0 to delete each entry after its email was sent.',
					'gazetteer',
				)}
				type="number"
				min={0}
				value={String(settings.keepDays ?? DEFAULT_DAYS)}
				set={(text) => set({ keepDays: toWholeNumber(text) })}
			/>
			<Text
				label={__('Days to keep files after the email was sent', 'gazetteer')}
				help={__(
					'Enter 0 to delete files immediately after the email. Files that are not attached to the email are kept as long as their entry.',
					'gazetteer',
				)}
				type="number"
				min={0}
				value={String(settings.keepFileDays ?? DEFAULT_FILE_DAYS)}
				set={(text) => set({ keepFileDays: toWholeNumber(text) })}
			/>
			<Text
				label={__('Maximum messages per hour from one email address', 'gazetteer')}
				help={__('Enter 0 for no limit.', 'gazetteer')}
				type="number"
				min={0}
				value={String(settings.emailLimit ?? DEFAULT_LIMITS.email)}
				set={(text) => set({ emailLimit: toWholeNumber(text) })}
			/>
			<Text
				label={__('Maximum messages per hour in total', 'gazetteer')}
				help={__('Limits spam from many senders. Enter 0 for no limit.', 'gazetteer')}
				type="number"
				min={0}
				value={String(settings.formLimit ?? DEFAULT_LIMITS.form)}
				set={(text) => set({ formLimit: toWholeNumber(text) })}
			/>
			<Switch
				label={__('Logged-in users only', 'gazetteer')}
				help={__('Other visitors see a message that asks them to log in.', 'gazetteer')}
				value={settings.membersOnly ?? false}
				set={(membersOnly) => set({ membersOnly })}
			/>
			<Switch
				label={__('Show an error if a consent is missing', 'gazetteer')}
				help={__(
					'If this is off, the send button stays disabled until the visitor has given every required consent.',
					'gazetteer',
				)}
				value={settings.acceptanceAsValidation ?? false}
				set={(acceptanceAsValidation) => set({ acceptanceAsValidation })}
			/>
			<Text
				label={__('CSS classes of the form', 'gazetteer')}
				value={settings.htmlClass ?? ''}
				set={(htmlClass) => set({ htmlClass })}
			/>
		</DocumentPanel>
	);
}
