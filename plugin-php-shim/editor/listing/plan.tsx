import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Switch } from '../shared/controls.tsx';
import { scriptData } from './script-data.ts';
import { textOf, withDetails, type PartProps } from './listing.ts';

/**
 * Returns the available plans. Includes the listing's current plan even if it is no longer
 * available.
 */
function plans(chosen: number) {
	const all = scriptData().plans;
	const value = String(chosen);
	const isKnown = chosen === 0 || all.some((plan) => plan.value === value);
	/* translators: %s: number of a plan. */
	const label = sprintf(__('Plan %s (no longer available)', 'gazetteer'), value);
	return [
		{ value: '0', label: __('No plan (everything is included)', 'gazetteer') },
		...all,
		...(isKnown ? [] : [{ value, label }]),
	];
}

export const Plan = ({ listing, set }: PartProps) => (
	<div className="gz-part">
		<SelectControl
			label={__('Plan', 'gazetteer')}
			value={String(listing.plan)}
			options={plans(listing.plan)}
			onChange={(chosen) => set({ plan: Number(chosen) || 0 })}
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
		<Switch
			label={__('Claimed by its owner', 'gazetteer')}
			help={__('Shows on the listing that its owner maintains it.', 'gazetteer')}
			value={textOf(listing, 'claimed_section') === 'claimed'}
			set={(is) =>
				set(withDetails(listing, { claimed_section: is ? 'claimed' : 'not_claimed' }))
			}
		/>
	</div>
);
