/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Switch, Text } from '../settings/controls.tsx';
import { useFormMeta } from './meta.ts';
import { DocumentPanel } from './panel.ts';

/** Days that an entry is kept where its form does not say. */
const KEPT = 365;

export function FormSettingsPanel() {
	const [settings, set] = useFormMeta('gazetteer_form_settings');
	return (
		<DocumentPanel
			name="gazetteer-settings"
			title={__('Form settings', 'gazetteer')}
			className="gz-panel"
		>
			<Text
				label={__('Days that entries are kept', 'gazetteer')}
				help={__(
					'What was sent to you stays under Entries for so long. 0 keeps nothing once the mail is out.',
					'gazetteer',
				)}
				type="number"
				min={0}
				value={String(settings.keepDays ?? KEPT)}
				set={(days) => set({ keepDays: Math.max(0, Math.trunc(Number(days)) || 0) })}
			/>
			<Switch
				label={__('Only for members', 'gazetteer')}
				help={__('Whoever is not logged in is told so.', 'gazetteer')}
				value={settings.membersOnly ?? false}
				set={(membersOnly) => set({ membersOnly })}
			/>
			<Switch
				label={__('Show a missing consent as an error', 'gazetteer')}
				help={__(
					'Otherwise the button stays switched off until every consent is given.',
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
