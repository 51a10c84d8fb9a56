import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import { inputsNamed, type ContactForm } from '../form.ts';

/** Ticking a checkbox unticks the others of the same name. */
export function exclusive(form: ContactForm, changed?: Element): void {
	if (!changed?.matches(`.${CLASS.exclusive} :checked`)) return;
	for (const box of inputsNamed(form, (changed as HTMLInputElement).name)) {
		box.checked = box === changed;
	}
}
