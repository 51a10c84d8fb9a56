import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { scriptData } from '../../script-data.ts';
import { offeredFor, withKey } from '../../data/inclusions.ts';
import { CheckAll, CheckboxCell } from '../controls/checkbox-cell.tsx';
import { Section, type PartProps } from '../controls/section.tsx';

/**
 * The features that listings with this plan may show. A second checkbox determines whether the card
 * lists a feature.
 */
export function Inclusions({ plan, change }: PartProps) {
	const { included, unmentioned } = plan;
	// Calculate the list only once, so that a feature stays in the list after the user clears its
	// checkbox.
	const [inclusions] = useState(() => offeredFor(scriptData().inclusions, included));
	const keys = inclusions.map(({ key }) => key);
	const mentioned = keys.filter((key) => !unmentioned.includes(key));
	const mention = (wanted: readonly string[]) =>
		change({
			unmentioned: [
				...unmentioned.filter((key) => !keys.includes(key)),
				...keys.filter((key) => !wanted.includes(key)),
			],
		});
	return (
		<Section
			title={__('Included in the plan', 'gazetteer')}
			lead={__(
				'Items on the card that are not included are shown as missing. Items that are not on the card are not shown.',
				'gazetteer',
			)}
		>
			<div className="gz-plan-inclusions">
				<div className="gz-plan-inclusion is-head">
					<span />
					<CheckAll
						name={__('Included', 'gazetteer')}
						label={__('Include all', 'gazetteer')}
						keys={included}
						all={keys}
						onChange={(wanted) => change({ included: wanted })}
					/>
					<CheckAll
						name={__('On the card', 'gazetteer')}
						label={__('Show all on the card', 'gazetteer')}
						keys={mentioned}
						all={keys}
						onChange={mention}
					/>
				</div>
				{inclusions.map(({ key, label }) => (
					<div key={key} className="gz-plan-inclusion">
						<span>{label}</span>
						<CheckboxCell
							/* translators: %s: what a plan may include. */
							label={sprintf(__('%s: included', 'gazetteer'), label)}
							isOn={included.includes(key)}
							onChange={(isOn) =>
								change({
									included: withKey(included, key, isOn),
									// The card always lists an included feature. For a feature that
									// is not included, the setting stays as it is.
									...(isOn && { unmentioned: withKey(unmentioned, key, false) }),
								})
							}
						/>
						<CheckboxCell
							/* translators: %s: what a plan may include. */
							label={sprintf(__('%s: on the card', 'gazetteer'), label)}
							isOn={mentioned.includes(key)}
							onChange={(isOn) => mention(withKey(mentioned, key, isOn))}
						/>
					</div>
				))}
			</div>
		</Section>
	);
}
