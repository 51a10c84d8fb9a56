import type { Contact } from './contact.ts';
import { controlsIn } from './filled-in.ts';
import { putTipBelow } from './floating-tip.ts';
import { fieldOf, wrapsIn } from './wraps.ts';

/** To the first field with an error, unless the visitor has gone elsewhere meanwhile, be it to another field. */
export function focusFirstError({ root, store, sentFrom }: Contact): void {
	const { activeElement: at, body } = document;
	if (at !== body && (at !== sentFrom || !root.contains(at))) return;
	const wrong = new Set(store.get().errors.map(({ field }) => field));
	for (const wrap of wrapsIn(root)) {
		if (!wrong.has(fieldOf(wrap))) continue;
		const control = controlsIn(wrap).find(({ type }) => type !== 'hidden');
		if (!control) continue;
		control.focus();
		return putTipBelow(wrap);
	}
}
