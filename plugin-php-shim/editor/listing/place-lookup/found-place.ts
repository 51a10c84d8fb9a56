import { __, sprintf } from '@wordpress/i18n';
import { FIELD } from '@gazetteer/contract';
import type { PlaceFilling } from '@gazetteer/places';
import { textOf, type Listing } from '../listing.ts';
import type { Term } from './locations.ts';

/** One value of a found place, which the user can accept or ignore. */
export interface Finding {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	/** The listing's current value if it differs from the found value, otherwise empty. */
	readonly instead: string;
}

const LABELS = (): readonly (readonly [name: string, label: string])[] => [
	[FIELD.title, __('Title', 'gazetteer')],
	[FIELD.phone, __('Phone', 'gazetteer')],
	[FIELD.address, __('Address', 'gazetteer')],
	[FIELD.latitude, __('Latitude', 'gazetteer')],
	[FIELD.longitude, __('Longitude', 'gazetteer')],
	[FIELD.website, __('Website', 'gazetteer')],
];

/**
 * Returns the values of a found place, in the order of the panel. Includes the location only if the
 * site has a location with this name.
 */
export function findingsOf(
	{ fields }: PlaceFilling,
	{ listing, title, location }: { listing: Listing; title: string; location: Term | undefined },
): readonly Finding[] {
	const now = (name: string) => (name === FIELD.title ? title : textOf(listing, name));
	const texts = LABELS().flatMap(([name, label]) => {
		const value = fields[name];
		if (!value) return [];
		return [{ name, label, value, instead: now(name) === value ? '' : now(name) }];
	});
	const place = location && {
		name: FIELD.location,
		label: __('Location', 'gazetteer'),
		value: location.name,
		instead: '',
	};
	return place ? [...texts, place] : texts;
}

/** Returns a message if the city of the place is not a location of the site. */
export const missingLocation = ({ fields }: PlaceFilling, location: Term | undefined): string => {
	const city = fields[FIELD.location];
	if (!city || location) return '';
	return sprintf(
		/* translators: %s: the name of a city. */
		__(
			'%s is not one of your locations. Add it under Listings → Locations first.',
			'gazetteer',
		),
		city,
	);
};
