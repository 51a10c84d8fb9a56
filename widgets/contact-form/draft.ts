import { draftName, hasDraft } from '@gazetteer/drafts';
import type { ContactForm } from './form.ts';

export const nameOfDraft = ({ facade }: ContactForm) =>
	draftName(location.pathname, facade.unitTag);

/** Returns whether the browser has stored a draft of this form from an earlier visit. */
export const hasStoredDraft = (form: ContactForm) => hasDraft(nameOfDraft(form));
