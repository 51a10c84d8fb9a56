import { __ } from '@wordpress/i18n';
import { CategoryChooser } from '../../categories/category-chooser.tsx';
import { AUDIENCE, type Audience } from '../../data/plan.ts';
import { Choice, type ChoiceOption } from '../controls/choice.tsx';
import { Section, type PartProps } from '../controls/section.tsx';

const AUDIENCES = (): ChoiceOption<Audience>[] => [
	{
		value: '',
		label: __('New listings and claims', 'gazetteer'),
		help: __('Shown wherever plans are listed', 'gazetteer'),
	},
	{ value: AUDIENCE.listings, label: __('New listings', 'gazetteer') },
	{
		value: AUDIENCE.claims,
		label: __('Claims', 'gazetteer'),
		help: __('To claim an existing listing', 'gazetteer'),
	},
];

/**
 * Returns the option to show as selected. Older plans store “both” instead of an empty value. The
 * stored value does not change until the user selects another option.
 */
const selectedAudience = (audience: Audience): Audience =>
	audience === AUDIENCE.both ? '' : audience;

export function Availability({ plan, change, problems, left }: PartProps) {
	return (
		<Section title={__('Availability', 'gazetteer')}>
			<Choice
				name="categories"
				label={__('Categories', 'gazetteer')}
				value={plan.isByCategory ? 'some' : 'all'}
				options={[
					{
						value: 'all',
						label: __('All categories', 'gazetteer'),
						help: __('For every listing', 'gazetteer'),
					},
					{
						value: 'some',
						label: __('Chosen categories', 'gazetteer'),
						help: __('Only for listings in these categories', 'gazetteer'),
					},
				]}
				onChange={(kind) => change({ isByCategory: kind === 'some' })}
			>
				{plan.isByCategory && (
					<CategoryChooser
						chosen={plan.categories}
						problem={problems.categories}
						onLeft={() => left('categories')}
						onChange={(categories) => change({ categories })}
					/>
				)}
			</Choice>
			<Choice
				name="audience"
				label={__('Available for', 'gazetteer')}
				value={selectedAudience(plan.audience)}
				options={AUDIENCES()}
				onChange={(audience) => change({ audience })}
			/>
		</Section>
	);
}
