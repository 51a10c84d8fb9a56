import { __ } from '@wordpress/i18n';
import { Choice } from '../controls/choice.tsx';
import { OptionalNumber } from '../controls/optional-number.tsx';
import { Section, type PartProps } from '../controls/section.tsx';

export function Scope(props: PartProps) {
	const { plan, change } = props;
	return (
		<Section title={__('What the price includes', 'gazetteer')}>
			<Choice
				name="package"
				label={__('Number of listings', 'gazetteer')}
				value={plan.isPackage ? 'several' : 'one'}
				options={[
					{
						value: 'one',
						label: __('One listing', 'gazetteer'),
						help: __('Each listing is paid for separately', 'gazetteer'),
					},
					{
						value: 'several',
						label: __('Several listings', 'gazetteer'),
						help: __(
							'A package, bought once and used for several listings',
							'gazetteer',
						),
					},
				]}
				onChange={(kind) => change({ isPackage: kind === 'several' })}
			/>
			{plan.isPackage && (
				<OptionalNumber
					{...props}
					part="listings"
					label={__('Size of the package', 'gazetteer')}
					unbounded={__('Any number', 'gazetteer')}
					bounded={__('A fixed number', 'gazetteer')}
					countLabel={__('Listings', 'gazetteer')}
					usual="5"
				/>
			)}
			<OptionalNumber
				{...props}
				part="days"
				label={__('Listing duration', 'gazetteer')}
				unbounded={__('Forever', 'gazetteer')}
				bounded={__('A number of days', 'gazetteer')}
				countLabel={__('Days', 'gazetteer')}
				usual={plan.period === 'yearly' ? '365' : '30'}
			/>
		</Section>
	);
}
