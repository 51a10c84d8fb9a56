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
			help={__('1 takes whole numbers, 0.5 halves as well.', 'gazetteer')}
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

/** A slider's place at first, or what a hidden field sends. */
export const Value = ({ type, field, set }: GroupProps) => (
	<PanelBody title={__('Value', 'gazetteer')}>
		<Text
			label={
				type === 'hidden'
					? __('Text that is sent along', 'gazetteer')
					: __('Starting value', 'gazetteer')
			}
			type={type === 'range' ? 'number' : 'text'}
			value={field.default}
			set={(value) => set({ default: value })}
		/>
		{type === 'hidden' && (
			<Text
				label={__('Taken from', 'gazetteer')}
				help={__(
					'A name in the page’s address, such as “campaign” in ?campaign=spring, or in the form that leads to the page. What is found there goes along, else the text above.',
					'gazetteer',
				)}
				value={field.source}
				set={(source) => set({ source })}
			/>
		)}
		{type === 'hidden' && (
			<Switch
				label={__('List it in mails', 'gazetteer')}
				help={__(
					'Off for numbers that only machines need. Under Entries it is shown all the same.',
					'gazetteer',
				)}
				value={field.inMail}
				set={(inMail) => set({ inMail })}
			/>
		)}
	</PanelBody>
);
