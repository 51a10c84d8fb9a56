import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import type { Presence } from '../presence.ts';

/** Ticking one box takes the tick from the others of its name. */
export function exclusive(_presence: Presence, changed?: Element): void {
	if (!changed?.matches(`.${CLASS.exclusive} :checked`)) return;
	const { name } = changed as HTMLInputElement;
	for (const box of changed
		.closest(`.${CLASS.exclusive}`)!
		.querySelectorAll<HTMLInputElement>(':checked')) {
		if (box !== changed && box.name === name) box.checked = false;
	}
}
