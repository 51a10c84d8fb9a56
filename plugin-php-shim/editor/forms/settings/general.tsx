import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CopyText } from '../copy-text.tsx';
import { cleanName } from '../fields/name-from-label.ts';
import { scriptData } from '../script-data.ts';
import { Switch, Text } from '../../shared/controls.tsx';
import type { GroupProps } from './group.ts';

/**
 * Matches field types whose “Required” setting is in this panel. Other types have no such setting,
 * or have it in another panel.
 */
const MAY_BE_REQUIRED = /^(?!quiz$|captcha$|hidden$|submit$|acceptance$|range$)/;

/** The first panel of every field block: label, “Required”, and name in emails. */
export function General({ type, field, set }: GroupProps) {
	const isSent = !['submit', 'quiz', 'captcha'].includes(type);
	return (
		<PanelBody title={__('Field', 'gazetteer')}>
			{type !== 'acceptance' && type !== 'submit' && (
				<Text
					label={__('Label', 'gazetteer')}
					value={field.label}
					set={(label) => set({ label })}
				/>
			)}
			{type === 'submit' && (
				<Text
					label={__('Button text', 'gazetteer')}
					value={field.content}
					set={(content) => set({ content })}
				/>
			)}
			{MAY_BE_REQUIRED.test(type) && (
				<Switch
					label={__('Required', 'gazetteer')}
					value={field.required}
					set={(required) => set({ required })}
				/>
			)}
			{isSent && (
				<>
					<Text
						label={__('Name', 'gazetteer')}
						help={__(
							'The name of the field in emails and entries. Visitors do not see it. Do not change it after visitors have used the form.',
							'gazetteer',
						)}
						placeholder={__('created from the label', 'gazetteer')}
						value={field.name}
						set={(name) => set({ name })}
						onBlur={() => set({ name: cleanName(field.name, scriptData().takenNames) })}
					/>
					{field.name && (
						<CopyText label={__('Mail tag', 'gazetteer')} text={`[${field.name}]`} />
					)}
				</>
			)}
		</PanelBody>
	);
}
