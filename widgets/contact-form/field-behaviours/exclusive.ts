import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import { inputsNamed, type ContactForm } from '../form.ts';

/** Unchecks the other checkboxes with the same name when the visitor checks one. */
export function exclusive(form: ContactForm, changed?: Element): void {
	if (!changed?.matches(`.${CLASS.exclusive} :checked`)) return;
	for (const box of inputsNamed(form, (changed as HTMLInputElement).name)) {
		box.checked = box === changed;
	}
}
