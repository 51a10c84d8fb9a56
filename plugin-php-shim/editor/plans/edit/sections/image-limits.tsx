import { __ } from '@wordpress/i18n';
import { Section, type PartProps } from '../controls/section.tsx';
import { TextField } from '../controls/text-field.tsx';

export const ImageLimits = (props: PartProps) => (
	<Section
		title={__('Limits for images', 'gazetteer')}
		lead={__('These limits apply to the gallery of each listing.', 'gazetteer')}
	>
		<div className="gz-plan-columns">
			<TextField
				{...props}
				part="images"
				numbers="numeric"
				label={__('Maximum number of images', 'gazetteer')}
				help={__('Leave empty to use the limit of the site.', 'gazetteer')}
			/>
			<TextField
				{...props}
				part="megabytes"
				numbers="decimal"
				label={__('Maximum total size, in MB', 'gazetteer')}
				help={__('Leave empty to use the limit of the site.', 'gazetteer')}
			/>
		</div>
	</Section>
);
