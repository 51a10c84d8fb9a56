import { FIELD } from '@gazetteer/contract';
import { draftName, hasDraft } from '@gazetteer/drafts';
import type { ListingForm } from './form.ts';

export const nameOfDraft = ({ element }: ListingForm) =>
	draftName(
		location.pathname,
		'listing',
		element.querySelector<HTMLInputElement>(`[name="${FIELD.listing}"]`)?.value || 'new',
	);

/** Returns whether the browser has stored a draft of this listing from an earlier visit. */
export const hasStoredDraft = (form: ListingForm) => hasDraft(nameOfDraft(form));
