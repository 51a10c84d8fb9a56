import { __ } from '@wordpress/i18n';
import { Text } from '../shared/controls.tsx';
import { textOf, withDetails, type PartProps } from './listing.ts';

interface DetailProps extends PartProps {
	readonly name: string;
	readonly label: string;
	readonly help?: string;
	readonly placeholder?: string;
	readonly type?: 'text' | 'email';
}

/** A single-line input for one detail of the listing. */
export const Detail = ({ listing, set, name, ...rest }: DetailProps) => (
	<Text
		{...rest}
		value={textOf(listing, name)}
		set={(text) => set(withDetails(listing, { [name]: text }))}
	/>
);

export const Contact = (part: PartProps) => (
	<div className="gz-part">
		<Detail
			{...part}
			name="tagline_text"
			label={__('Tagline', 'gazetteer')}
			help={__('A short line below the title.', 'gazetteer')}
		/>
		<Detail {...part} name="phone" label={__('Phone', 'gazetteer')} />
		<Detail {...part} name="whatsapp" label="WhatsApp" />
		<Detail {...part} name="email" type="email" label={__('Email', 'gazetteer')} />
		<Detail
			{...part}
			name="website"
			label={__('Website', 'gazetteer')}
			placeholder="https://"
		/>
	</div>
);

export const Links = (part: PartProps) => (
	<div className="gz-part">
		<Detail {...part} name="facebook" label="Facebook" placeholder="https://" />
		<Detail {...part} name="instagram" label="Instagram" placeholder="https://" />
		<Detail {...part} name="linkedin" label="LinkedIn" placeholder="https://" />
		<Detail {...part} name="twitter" label="Twitter / X" placeholder="https://" />
		<Detail {...part} name="youtube" label="YouTube" placeholder="https://" />
		<Detail
			{...part}
			name="video"
			label={__('Video', 'gazetteer')}
			help={__('The URL of a video to show on the listing page.', 'gazetteer')}
			placeholder="https://"
		/>
	</div>
);
