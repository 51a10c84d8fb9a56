import type { Contact } from './contact.ts';
import { controlsIn } from './filled-in.ts';
import { fieldOf, wrapsIn } from './wraps.ts';

/** To the first field with an error, unless the visitor has gone elsewhere meanwhile. */
export function focusFirstError({ root, store }: Contact): void {
	const { activeElement, body } = document;
	if (activeElement !== body && !root.contains(activeElement)) return;
	const wrong = new Set(store.get().errors.map(({ field }) => field));
	for (const wrap of wrapsIn(root)) {
		if (!wrong.has(fieldOf(wrap))) continue;
		const control = controlsIn(wrap).find(({ type }) => type !== 'hidden');
		if (control) return control.focus();
	}
}
