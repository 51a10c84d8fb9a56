import { __ } from '@wordpress/i18n';
import { Section, type PartProps } from '../controls/section.tsx';
import { TextField } from '../controls/text-field.tsx';

export const ImageLimits = (props: PartProps) => (
	<Section
		title={__('Limits for photos', 'gazetteer')}
		lead={__('These limits apply to the gallery of each listing.', 'gazetteer')}
	>
		<div className="gz-plan-columns">
			<TextField
				{...props}
				part="images"
				numbers="numeric"
				label={__('Maximum number of photos', 'gazetteer')}
				help={__('Leave empty to use the limit under Settings → Gazetteer.', 'gazetteer')}
			/>
			<TextField
				{...props}
				part="megabytes"
				numbers="decimal"
				label={__('Maximum total size, in MB', 'gazetteer')}
				help={__('Leave empty to use the limit under Settings → Gazetteer.', 'gazetteer')}
			/>
		</div>
	</Section>
);
