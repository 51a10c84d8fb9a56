import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Switch, Text } from '../../shared/controls.tsx';
import type { GroupProps } from './group.ts';

const howTo = () =>
	__(
		'The options are edited in the form itself. The tick before an option chooses it at first.',
		'gazetteer',
	);

const FreeText = ({ field, set }: GroupProps) => (
	<Switch
		label={__('The last option opens a line of text', 'gazetteer')}
		help={__('For an answer you did not think of, such as “Other”.', 'gazetteer')}
		value={field.freeText}
		set={(freeText) => set({ freeText })}
	/>
);

const Source = ({ field, set }: GroupProps) => (
	<Text
		label={__('Chosen at first: taken from', 'gazetteer')}
		help={__(
			'A name in the page’s address, such as “topic” in ?topic=sales, or in the form that leads to the page. What is found there is chosen at first if it is one of the options.',
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
			label={__('Several can be chosen', 'gazetteer')}
			value={field.multiple}
			set={(multiple) => set({ multiple })}
		/>
		{!field.multiple && (
			<Text
				label={__('First, empty entry', 'gazetteer')}
				help={__('Such as “Please choose”. It does not count as an answer.', 'gazetteer')}
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
			label={__('Only one can be ticked', 'gazetteer')}
			help={__('Ticking one takes the others’ tick away; none is allowed, too.', 'gazetteer')}
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
				'In many countries a consent only counts when it is given by hand.',
				'gazetteer',
			)}
			value={field.default !== ''}
			set={(ticked) => set({ default: ticked ? 'on' : '' })}
		/>
		<Switch
			label={__('May be left unticked', 'gazetteer')}
			help={__(
				'For a newsletter, say: whoever does not want it can send the form all the same.',
				'gazetteer',
			)}
			value={field.optional}
			set={(optional) => set({ optional })}
		/>
		<Switch
			label={__('Invert', 'gazetteer')}
			help={__('The form can be sent only while the box is not ticked.', 'gazetteer')}
			value={field.invert}
			set={(invert) => set({ invert })}
		/>
	</PanelBody>
);
