import { LISTING_FORM } from '@gazetteer/contract';

/** Whether the page requires a value in a control, by its class or by HTML's attribute. */
export const isRequired = (control: Element | null | undefined): boolean =>
	!!control?.matches(`.${LISTING_FORM.required}, [required]`);
