import { useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { isLatitude, isLongitude, readPosition } from '@gazetteer/places';
import { Text } from '../shared/controls.tsx';
import { Detail } from './detail-fields.tsx';
import { textOf, withDetails, type PartProps } from './listing.ts';

/** An input for pasted coordinates. Pasting fills in latitude and longitude, and clears the input. */
function Paste({ listing, set }: PartProps) {
	const [typed, setTyped] = useState('');
	const take = (text: string) => {
		const position = readPosition(text);
		setTyped(position ? '' : text);
		if (!position) return;
		set(withDetails(listing, { ...position }));
		speak(__('Latitude and longitude were filled in.', 'gazetteer'));
	};
	return (
		<Text
			label={__('Paste coordinates', 'gazetteer')}
			help={__('Such as 47.5896, 7.5299, or the URL of a map.', 'gazetteer')}
			value={typed}
			set={take}
		/>
	);
}

export function Place(part: PartProps) {
	const latitude = textOf(part.listing, 'latitude');
	const longitude = textOf(part.listing, 'longitude');
	const isHalf = (latitude === '') !== (longitude === '');
	const isOff =
		(latitude !== '' && !isLatitude(latitude)) || (longitude !== '' && !isLongitude(longitude));
	return (
		<div className="gz-part">
			<Detail {...part} name="gAddress" label={__('Address', 'gazetteer')} />
			<Paste {...part} />
			<div className="gz-pair">
				<Detail {...part} name="latitude" label={__('Latitude', 'gazetteer')} />
				<Detail {...part} name="longitude" label={__('Longitude', 'gazetteer')} />
			</div>
			{(isHalf || isOff) && (
				<p className="gz-flaw" role="alert">
					{isOff
						? __(
								'These coordinates are not valid. Latitude goes from -90 to 90, longitude from -180 to 180.',
								'gazetteer',
							)
						: __('Enter both latitude and longitude.', 'gazetteer')}
				</p>
			)}
		</div>
	);
}
