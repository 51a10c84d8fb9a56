import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FormTokenField, RadioControl } from '@wordpress/components';
import type { Draft } from './category-draft.ts';
import { searchFeatures } from './feature-repository.ts';

interface FeaturesCardProps {
	readonly draft: Draft;
	readonly change: (changed: Partial<Draft>) => void;
}

const DEBOUNCE = 250;

/**
 * Returns features whose names contain the typed text. Keeps the previous results until the next
 * response.
 */
function useSuggestions(words: string): readonly string[] {
	const [found, setFound] = useState<readonly string[]>([]);
	useEffect(() => {
		const asking = new AbortController();
		const timer = setTimeout(() => {
			// If the request fails, the user can still type complete names.
			searchFeatures(words, asking.signal).then(setFound, () => undefined);
		}, DEBOUNCE);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
	}, [words]);
	return found;
}

/** Removes duplicate names, ignoring case. */
const withoutDuplicates = (names: readonly string[]) =>
	names.filter(
		(name, index) =>
			names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index,
	);

export function FeaturesCard({ draft, change }: FeaturesCardProps) {
	const [words, setWords] = useState('');
	const suggestions = useSuggestions(words);
	const offered = suggestions.filter((name) => !draft.features.includes(name));
	return (
		<section className="gz-card" aria-labelledby="gz-features-title">
			<h3 id="gz-features-title">{__('Features', 'gazetteer')}</h3>
			<p className="gz-note">
				{__(
					'Features that listings in this category can have, such as “Free parking”. New features are created when you save.',
					'gazetteer',
				)}
			</p>
			<FormTokenField
				label={__('Features to choose from', 'gazetteer')}
				value={draft.features}
				suggestions={offered}
				onInputChange={setWords}
				onChange={(tokens) => {
					const names = tokens.map((token) =>
						typeof token === 'string' ? token : token.value,
					);
					change({
						features: withoutDuplicates(
							names.map((name) => name.trim()).filter(Boolean),
						),
					});
				}}
				__experimentalExpandOnFocus={offered.length > 0}
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			{draft.features.length === 0 && (
				<RadioControl
					label={__('If this category has no features', 'gazetteer')}
					selected={draft.showsEmpty ? 'yes' : 'no'}
					options={[
						{
							value: 'no',
							label: __('hide the features section of the form', 'gazetteer'),
						},
						{
							value: 'yes',
							label: __('show the empty section', 'gazetteer'),
						},
					]}
					onChange={(value) => change({ showsEmpty: value === 'yes' })}
				/>
			)}
		</section>
	);
}
