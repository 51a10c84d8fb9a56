import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import type { ContactForm } from '../form.ts';

const WITHOUT_SCHEME = /^(?![a-z][a-z\d+.-]*:)\/*(?=.*\.)/i;

/** Adds `http://` to an address without a scheme. */
export function urlPrefix(_form: ContactForm, changed?: Element): void {
	if (!changed?.matches(`.${CLASS.url}`)) return;
	const field = changed as HTMLInputElement;
	const complete = field.value.trim().replace(WITHOUT_SCHEME, 'http://');
	if (complete !== field.value) field.value = complete;
}
