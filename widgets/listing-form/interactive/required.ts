import { LISTING_FORM } from '@gazetteer/contract';

/** Returns whether a field is required, by its class or its `required` attribute. */
export const isRequired = (control: Element | null | undefined): boolean =>
	!!control?.matches(`.${LISTING_FORM.required}, [required]`);
