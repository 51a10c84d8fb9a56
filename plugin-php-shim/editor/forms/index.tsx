import '../shared/styles/admin.css';
import '../shared/styles/reorder.css';
import './forms.css';
import { registerPlugin } from '@wordpress/plugins';
import { registerFields } from './fields/register-fields.ts';
import { Checks } from './sidebar/checks.tsx';
import { FormSettingsPanel } from './sidebar/form-settings-panel.tsx';
import { InsertPanel } from './sidebar/insert-panel.tsx';
import { MailPanel } from './sidebar/mail-panel.tsx';
import { MessagesPanel } from './sidebar/messages-panel.tsx';
import { ReplyPanel } from './sidebar/reply-panel.tsx';

registerFields();

registerPlugin('gazetteer-form', {
	render: () => (
		<>
			<Checks />
			<MailPanel />
			<ReplyPanel />
			<MessagesPanel />
			<FormSettingsPanel />
			<InsertPanel />
		</>
	),
});
