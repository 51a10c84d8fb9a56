import { FIELD } from '@gazetteer/contract';
import { draftName, hasDraft } from '@gazetteer/drafts';
import type { ListingForm } from './form.ts';

export const nameOfDraft = ({ element }: ListingForm) =>
	draftName(
		location.pathname,
		'listing',
		element.querySelector<HTMLInputElement>(`[name="${FIELD.listing}"]`)?.value || 'new',
	);

/** Whether it is half-written, by a visitor who was here before. */
export const isHalfWritten = (form: ListingForm) => hasDraft(nameOfDraft(form));
