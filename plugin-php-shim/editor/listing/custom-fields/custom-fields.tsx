import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Notice, Spinner } from '@wordpress/components';
import { CustomField, type Definition } from './custom-field.tsx';
import { definitionsOf } from './field-definitions.ts';
import type { PartProps } from '../listing.ts';

type Found = readonly Definition[] | 'failed' | undefined;

/**
 * Loads the custom fields of all listings and of these categories. Returns the previous fields
 * until the response arrives.
 */
function useDefinitions(categories: readonly number[]): Found {
	const [found, setFound] = useState<Found>();
	const asked = [...categories].sort((one, other) => one - other).join(',');
	useEffect(() => {
		let isCurrent = true;
		definitionsOf(asked).then(
			(definitions) => isCurrent && setFound(definitions),
			() => isCurrent && setFound('failed'),
		);
		return () => {
			isCurrent = false;
		};
	}, [asked]);
	return found;
}

interface CustomFieldsProps extends PartProps {
	readonly categories: readonly number[];
}

/**
 * The custom fields of the listing's categories. If the user removes a category from the listing,
 * the field values are kept. They reappear when the user adds the category again.
 */
export function CustomFields({ listing, set, categories }: CustomFieldsProps) {
	const found = useDefinitions(categories);
	if (!found) return <Spinner />;
	if (found === 'failed') {
		return (
			<Notice status="error" isDismissible={false}>
				{__('The fields could not be loaded. Reload the page.', 'gazetteer')}
			</Notice>
		);
	}
	if (found.length === 0) {
		return (
			<p className="gz-note">
				{categories.length === 0
					? __('Select a category to see its fields.', 'gazetteer')
					: __('The categories of this listing have no fields.', 'gazetteer')}
			</p>
		);
	}
	return (
		<div className="gz-part">
			{found.map((definition) => (
				<CustomField
					key={definition.slug}
					definition={definition}
					value={listing.values[definition.slug] ?? ''}
					set={(value) =>
						set({ values: { ...listing.values, [definition.slug]: value } })
					}
				/>
			))}
		</div>
	);
}
