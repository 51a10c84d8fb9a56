import type { PlaceSettings } from '@gazetteer/places';
import type { ListingForm } from '../../form.ts';

/** On the form or anything round it: whom its owner lets it ask, as JSON. */
const PLACES = 'data-gazetteer-places';

/** What an attribute of the form, or of what is round it, says as JSON. */
export function settingOf<Setting>({ element }: ListingForm, name: string): Setting | undefined {
	const said = element.closest(`[${name}]`)?.getAttribute(name);
	if (!said) return undefined;
	try {
		return (JSON.parse(said) as Setting | null) ?? undefined;
	} catch (error) {
		console.warn(error);
		return undefined;
	}
}

export const placeSettings = (form: ListingForm) => settingOf<PlaceSettings>(form, PLACES);
