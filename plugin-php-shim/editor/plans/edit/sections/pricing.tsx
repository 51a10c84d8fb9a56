import { __, sprintf } from '@wordpress/i18n';
import { scriptData } from '../../script-data.ts';
import type { Period } from '../../data/plan.ts';
import { amountText } from '../../data/plan-text.ts';
import { Choice } from '../controls/choice.tsx';
import { Section, type PartProps } from '../controls/section.tsx';
import { TextField } from '../controls/text-field.tsx';

const PERIODS = (): { value: Period; label: string; help: string }[] => [
	{ value: '', label: __('Once', 'gazetteer'), help: __('One payment', 'gazetteer') },
	{
		value: 'monthly',
		label: __('Monthly', 'gazetteer'),
		help: __('The price is for one month', 'gazetteer'),
	},
	{
		value: 'yearly',
		label: __('Yearly', 'gazetteer'),
		help: __('The price is for one year', 'gazetteer'),
	},
];

export function Pricing(props: PartProps) {
	const { plan, change } = props;
	const { price } = scriptData();
	return (
		<Section title={__('Price', 'gazetteer')}>
			<TextField
				{...props}
				part="price"
				numbers="decimal"
				placeholder="0"
				label={
					/* translators: %s: the sign of the site's currency. */
					sprintf(__('Price (%s)', 'gazetteer'), price.replace('0', '').trim())
				}
				help={sprintf(
					/* translators: %s: a price, such as $29.50. */
					__(
						'For example, 29.50 is shown as %s. Leave empty or enter 0 for a free plan.',
						'gazetteer',
					),
					amountText('29.5', price),
				)}
			/>
			<Choice
				name="period"
				label={__('Billing', 'gazetteer')}
				value={plan.period}
				options={PERIODS()}
				onChange={(period) => change({ period })}
			/>
		</Section>
	);
}
