import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Switch, Text } from '../../shared/controls.tsx';
import type { GroupProps } from './group.ts';

const howTo = () =>
	__(
		'Edit the options in the form. To select an option by default, select the box before it.',
		'gazetteer',
	);

const FreeText = ({ field, set }: GroupProps) => (
	<Switch
		label={__('Add a text field to the last option', 'gazetteer')}
		help={__('For answers that are not in the list, such as “Other”.', 'gazetteer')}
		value={field.freeText}
		set={(freeText) => set({ freeText })}
	/>
);

const Source = ({ field, set }: GroupProps) => (
	<Text
		label={__('Default value from', 'gazetteer')}
		help={__(
			'The name of a URL parameter, such as “topic” in ?topic=sales, or of a field posted to the page. If its value is one of the options, that option is selected by default.',
			'gazetteer',
		)}
		value={field.source}
		set={(source) => set({ source })}
	/>
);

export const SelectSettings = ({ field, set, ...rest }: GroupProps) => (
	<PanelBody title={__('Options', 'gazetteer')}>
		<p className="gz-setting-note">{howTo()}</p>
		<Switch
			label={__('Allow several choices', 'gazetteer')}
			value={field.multiple}
			set={(multiple) => set({ multiple })}
		/>
		{!field.multiple && (
			<Text
				label={__('Empty first option', 'gazetteer')}
				help={__(
					'A text such as “Please choose”. It does not count as an answer.',
					'gazetteer',
				)}
				value={field.blank}
				set={(blank) => set({ blank })}
			/>
		)}
		<Source {...rest} field={field} set={set} />
	</PanelBody>
);

export const CheckboxesSettings = (props: GroupProps) => (
	<PanelBody title={__('Options', 'gazetteer')}>
		<p className="gz-setting-note">{howTo()}</p>
		<Switch
			label={__('Allow only one choice', 'gazetteer')}
			help={__(
				'Selecting one checkbox clears the others. No choice is also allowed.',
				'gazetteer',
			)}
			value={props.field.exclusive}
			set={(exclusive) => props.set({ exclusive })}
		/>
		<FreeText {...props} />
		<Source {...props} />
	</PanelBody>
);

export const RadiosSettings = (props: GroupProps) => (
	<PanelBody title={__('Options', 'gazetteer')}>
		<p className="gz-setting-note">{howTo()}</p>
		<FreeText {...props} />
		<Source {...props} />
	</PanelBody>
);

export const AcceptanceSettings = ({ field, set }: GroupProps) => (
	<PanelBody title={__('Consent', 'gazetteer')}>
		<Switch
			label={__('Checked by default', 'gazetteer')}
			help={__(
				'In many countries, consent is only valid if the visitor selects the checkbox.',
				'gazetteer',
			)}
			value={field.default !== ''}
			set={(ticked) => set({ default: ticked ? 'on' : '' })}
		/>
		<Switch
			label={__('Consent is optional', 'gazetteer')}
			help={__(
				'Visitors can send the form without it. Use it for a newsletter, for example.',
				'gazetteer',
			)}
			value={field.optional}
			set={(optional) => set({ optional })}
		/>
		<Switch
			label={__('Invert the checkbox', 'gazetteer')}
			help={__('Visitors can send the form only while the checkbox is cleared.', 'gazetteer')}
			value={field.invert}
			set={(invert) => set({ invert })}
		/>
	</PanelBody>
);
