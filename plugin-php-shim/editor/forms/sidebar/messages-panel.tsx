import { META } from '@gazetteer/contract';
import { __ } from '@wordpress/i18n';
import { scriptData } from '../script-data.ts';
import { LongText } from '../../shared/controls.tsx';
import { messageLabels } from './message-labels.ts';
import { useFormMeta } from './form-meta.ts';
import { DocumentPanel } from '../../shared/editor-panels.ts';

/** The panel with the form's messages. An empty message uses the default, which is the placeholder. */
export function MessagesPanel() {
	const [messages, set] = useFormMeta(META.formMessages);
	return (
		<DocumentPanel
			name="gazetteer-messages"
			title={__('Messages', 'gazetteer')}
			className="gz-panel"
		>
			<p className="gz-setting-note">
				{__(
					'The messages that visitors see. Leave a field empty to use the default message.',
					'gazetteer',
				)}
			</p>
			{Object.entries(messageLabels()).map(([name, label]) => (
				<LongText
					key={name}
					label={label}
					rows={2}
					placeholder={scriptData().messages[name] ?? ''}
					value={messages[name] ?? ''}
					set={(text) => set({ [name]: text })}
				/>
			))}
		</DocumentPanel>
	);
}
