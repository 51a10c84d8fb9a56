import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import type { ContactForm } from '../form.ts';

/**
 * Enables the text field of an "other" option only while this option is selected. Never disables a
 * text field that has the focus.
 */
export function freeText({ root, leaving }: ContactForm, changed?: Element): void {
	for (const item of root.querySelectorAll(`.${CLASS.hasFreeText}`)) {
		const box = item.querySelector<HTMLInputElement>(`input:not(.${CLASS.freeText})`);
		const line = item.querySelector<HTMLInputElement>(`.${CLASS.freeText}`);
		if (!box || !line) continue;
		line.disabled = !box.checked && !leaving.aborted && !line.matches(':focus');
		if (box === changed && box.checked) line.focus();
	}
}
