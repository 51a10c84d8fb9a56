/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement } from '@wordpress/element';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Detail } from './details.tsx';
import { textOf, withDetails, type PartProps } from './listing.ts';

const levels = () => [
	{ value: '', label: __('Not said', 'gazetteer') },
	{ value: 'inexpensive', label: __('Inexpensive', 'gazetteer') },
	{ value: 'moderate', label: __('Moderate', 'gazetteer') },
	{ value: 'pricey', label: __('Pricey', 'gazetteer') },
	{ value: 'ultra_high_end', label: __('High end', 'gazetteer') },
];

export function Price(part: PartProps) {
	const { listing, set } = part;
	const level = textOf(listing, 'price_status');
	return (
		<div className="gz-part">
			<SelectControl
				label={__('Price level', 'gazetteer')}
				// Listings of the legacy theme say in a word of its own that they do not say.
				value={level === 'notsay' ? '' : level}
				options={levels()}
				onChange={(chosen) => set(withDetails(listing, { price_status: chosen }))}
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			<div className="gz-pair">
				<Detail {...part} name="list_price" label={__('From', 'gazetteer')} />
				<Detail {...part} name="list_price_to" label={__('To', 'gazetteer')} />
			</div>
		</div>
	);
}
