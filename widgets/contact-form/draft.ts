import { draftName, hasDraft } from '@gazetteer/drafts';
import type { ContactForm } from './form.ts';

export const nameOfDraft = ({ facade }: ContactForm) =>
	draftName(location.pathname, facade.unitTag);

/** Whether it is half-written, by a visitor who was here before. */
export const isHalfWritten = (form: ContactForm) => hasDraft(nameOfDraft(form));
