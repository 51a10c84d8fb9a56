import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import { inputsNamed } from '../inputs.ts';
import type { Presence } from '../presence.ts';

/** Ticking one box takes the tick from the others of its name. */
export function exclusive(presence: Presence, changed?: Element): void {
	if (!changed?.matches(`.${CLASS.exclusive} :checked`)) return;
	for (const box of inputsNamed(presence, (changed as HTMLInputElement).name)) {
		box.checked = box === changed;
	}
}
