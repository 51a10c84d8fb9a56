import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Amount, Text } from '../../shared/controls.tsx';
import type { GroupProps } from './group.ts';

/** Returns the `autocomplete` values that a field can have, with their labels. */
const autocompleteOptions = () => [
	{ value: '', label: __('Nothing', 'gazetteer') },
	{ value: 'name', label: __('Name', 'gazetteer') },
	{ value: 'given-name', label: __('First name', 'gazetteer') },
	{ value: 'family-name', label: __('Last name', 'gazetteer') },
	{ value: 'organization', label: __('Company', 'gazetteer') },
	{ value: 'email', label: __('Email address', 'gazetteer') },
	{ value: 'tel', label: __('Telephone number', 'gazetteer') },
	{ value: 'url', label: __('Website', 'gazetteer') },
	{ value: 'street-address', label: __('Street address', 'gazetteer') },
	{ value: 'postal-code', label: __('Postcode', 'gazetteer') },
	{ value: 'address-level2', label: __('Town', 'gazetteer') },
	{ value: 'country-name', label: __('Country', 'gazetteer') },
];

export const Typing = ({ field, set }: GroupProps) => (
	<PanelBody title={__('Help with typing', 'gazetteer')} initialOpen={false}>
		<Text
			label={__('Placeholder', 'gazetteer')}
			help={__(
				'Disappears when the visitor types, so do not enter instructions here.',
				'gazetteer',
			)}
			value={field.placeholder}
			set={(placeholder) => set({ placeholder })}
		/>
		<Text
			label={__('Default value', 'gazetteer')}
			value={field.default}
			set={(value) => set({ default: value })}
		/>
		<SelectControl
			label={__('Autofill', 'gazetteer')}
			help={__('The value that browsers can fill in for the visitor.', 'gazetteer')}
			value={field.autocomplete}
			options={autocompleteOptions()}
			onChange={(autocomplete) => set({ autocomplete })}
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	</PanelBody>
);

export const Lengths = ({ field, set }: GroupProps) => (
	<PanelBody title={__('Length', 'gazetteer')} initialOpen={false}>
		<Amount
			label={__('Minimum characters', 'gazetteer')}
			placeholder={__('no limit', 'gazetteer')}
			value={field.minlength}
			set={(minlength) => set({ minlength })}
		/>
		<Amount
			label={__('Maximum characters', 'gazetteer')}
			placeholder={__('default limit', 'gazetteer')}
			value={field.maxlength}
			set={(maxlength) => set({ maxlength })}
		/>
	</PanelBody>
);

export const Counting = ({ field, set }: GroupProps) => (
	<PanelBody title={__('Counter', 'gazetteer')} initialOpen={false}>
		<SelectControl
			label={__('Count characters while typing', 'gazetteer')}
			help={
				field.counter === 'down' && field.maxlength === 0
					? __('To count down, set a maximum length.', 'gazetteer')
					: ''
			}
			value={field.counter}
			options={[
				{ value: '', label: __('No', 'gazetteer') },
				{ value: 'up', label: __('Typed characters', 'gazetteer') },
				{ value: 'down', label: __('Remaining characters', 'gazetteer') },
			]}
			onChange={(counter) => set({ counter })}
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	</PanelBody>
);
