import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Switch, Text } from '../../shared/controls.tsx';
import type { GroupProps } from './group.ts';

export const Numbers = ({ field, set }: GroupProps) => (
	<PanelBody title={__('Limits', 'gazetteer')} initialOpen={false}>
		<Text
			label={__('Minimum', 'gazetteer')}
			type="number"
			value={field.min}
			set={(min) => set({ min })}
		/>
		<Text
			label={__('Maximum', 'gazetteer')}
			type="number"
			value={field.max}
			set={(max) => set({ max })}
		/>
		<Text
			label={__('Step', 'gazetteer')}
			help={__('1 accepts whole numbers, 0.5 also accepts halves.', 'gazetteer')}
			type="number"
			value={field.step}
			set={(step) => set({ step })}
		/>
	</PanelBody>
);

export const Days = ({ field, set }: GroupProps) => (
	<PanelBody title={__('Limits', 'gazetteer')} initialOpen={false}>
		<Text
			label={__('Earliest date', 'gazetteer')}
			type="date"
			value={field.min}
			set={(min) => set({ min })}
		/>
		<Text
			label={__('Latest date', 'gazetteer')}
			type="date"
			value={field.max}
			set={(max) => set({ max })}
		/>
		<Text
			label={__('Default value', 'gazetteer')}
			type="date"
			value={field.default}
			set={(value) => set({ default: value })}
		/>
	</PanelBody>
);

export const Hours = ({ field, set }: GroupProps) => (
	<PanelBody title={__('Limits', 'gazetteer')} initialOpen={false}>
		<Text
			label={__('Earliest time', 'gazetteer')}
			type="time"
			value={field.min}
			set={(min) => set({ min })}
		/>
		<Text
			label={__('Latest time', 'gazetteer')}
			type="time"
			value={field.max}
			set={(max) => set({ max })}
		/>
		<Text
			label={__('Default value', 'gazetteer')}
			type="time"
			value={field.default}
			set={(value) => set({ default: value })}
		/>
	</PanelBody>
);

/** The control for the initial value of a slider or the value of a hidden field. */
export const Value = ({ type, field, set }: GroupProps) => (
	<PanelBody title={__('Value', 'gazetteer')}>
		<Text
			label={
				type === 'hidden'
					? __('Value to send', 'gazetteer')
					: __('Starting value', 'gazetteer')
			}
			type={type === 'range' ? 'number' : 'text'}
			value={field.default}
			set={(value) => set({ default: value })}
		/>
		{type === 'hidden' && (
			<Text
				label={__('Value from', 'gazetteer')}
				help={__(
					'The name of a URL parameter, such as “campaign” in ?campaign=spring, or of a field posted to the page. If it has no value, the value above is sent.',
					'gazetteer',
				)}
				value={field.source}
				set={(source) => set({ source })}
			/>
		)}
		{type === 'hidden' && (
			<Switch
				label={__('Include in emails', 'gazetteer')}
				help={__(
					'Turn this off for technical values. They are still shown under Entries.',
					'gazetteer',
				)}
				value={field.inMail}
				set={(inMail) => set({ inMail })}
			/>
		)}
	</PanelBody>
);
