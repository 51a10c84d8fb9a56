import type { PlaceSettings } from '@gazetteer/places';
import type { ListingForm } from '../../form.ts';

/**
 * An attribute on the form or an ancestor: the place provider that the site owner chose, as JSON.
 */
const PLACES = 'data-gazetteer-places';

/** Reads a JSON attribute from the form or its closest ancestor that has the attribute. */
export function settingOf<Setting>({ element }: ListingForm, name: string): Setting | undefined {
	const json = element.closest(`[${name}]`)?.getAttribute(name);
	if (!json) return undefined;
	try {
		return (JSON.parse(json) as Setting | null) ?? undefined;
	} catch (error) {
		console.warn(error);
		return undefined;
	}
}

export const placeSettings = (form: ListingForm) => settingOf<PlaceSettings>(form, PLACES);
