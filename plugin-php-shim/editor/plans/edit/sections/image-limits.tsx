import { __ } from '@wordpress/i18n';
import { Section, type PartProps } from '../controls/section.tsx';
import { TextField } from '../controls/text-field.tsx';

export const ImageLimits = (props: PartProps) => (
	<Section
		title={__('Limits for images', 'gazetteer')}
		lead={__('They hold for the gallery of one listing.', 'gazetteer')}
	>
		<div className="gz-plan-columns">
			<TextField
				{...props}
				part="images"
				numbers="numeric"
				label={__('Maximum number of images', 'gazetteer')}
				help={__('Empty: the site’s own limit.', 'gazetteer')}
			/>
			<TextField
				{...props}
				part="megabytes"
				numbers="decimal"
				label={__('Maximum total size, in MB', 'gazetteer')}
				help={__('Empty: the site’s own limit.', 'gazetteer')}
			/>
		</div>
	</Section>
);
