import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Detail } from './detail-fields.tsx';
import { scriptData } from './script-data.ts';
import { textOf, withDetails, type PartProps } from './listing.ts';

const levels = () => [
	{ value: '', label: __('Not specified', 'gazetteer') },
	{ value: 'inexpensive', label: __('Inexpensive', 'gazetteer') },
	{ value: 'moderate', label: __('Moderate', 'gazetteer') },
	{ value: 'pricey', label: __('Expensive', 'gazetteer') },
	{ value: 'ultra_high_end', label: __('Very expensive', 'gazetteer') },
];

export function Price(part: PartProps) {
	const { listing, set } = part;
	const level = textOf(listing, 'price_status');
	return (
		<div className="gz-part">
			<SelectControl
				label={__('Price level', 'gazetteer')}
				// The legacy theme stores `notsay` if the listing has no price level.
				value={level === 'notsay' ? '' : level}
				options={levels()}
				onChange={(chosen) => set(withDetails(listing, { price_status: chosen }))}
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			<div className="gz-pair">
				<Detail
					{...part}
					name="list_price"
					/* translators: %s: sign of a currency. */
					label={sprintf(__('Price from (%s)', 'gazetteer'), scriptData().currency)}
				/>
				<Detail
					{...part}
					name="list_price_to"
					/* translators: %s: sign of a currency. */
					label={sprintf(__('Price to (%s)', 'gazetteer'), scriptData().currency)}
				/>
			</div>
		</div>
	);
}
