import { LISTING_FORM } from '@gazetteer/contract';

/** Returns whether the page requires a value, through its own class or the `required` attribute. */
export const isRequired = (control: Element | null | undefined): boolean =>
	!!control?.matches(`.${LISTING_FORM.required}, [required]`);
