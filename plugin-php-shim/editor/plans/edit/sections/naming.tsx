import { __ } from '@wordpress/i18n';
import { TextareaControl, ToggleControl } from '@wordpress/components';
import { Section, type PartProps } from '../controls/section.tsx';
import { TextField } from '../controls/text-field.tsx';

export function Naming(props: PartProps) {
	const { plan, change } = props;
	return (
		<Section title={__('Name and description', 'gazetteer')}>
			<TextField
				{...props}
				part="title"
				isRequired
				label={__('Name', 'gazetteer')}
				help={__(
					'A short name, such as “Standard”. Shown as the title of the card.',
					'gazetteer',
				)}
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={__('Description', 'gazetteer')}
				help={__('Optional. One sentence that says who the plan is for.', 'gazetteer')}
				rows={2}
				value={plan.text}
				onChange={(text) => change({ text })}
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={__('Mark as most popular', 'gazetteer')}
				help={__('Highlights the card. Use it for one plan only.', 'gazetteer')}
				checked={plan.isHot}
				onChange={(isHot) => change({ isHot })}
			/>
		</Section>
	);
}
