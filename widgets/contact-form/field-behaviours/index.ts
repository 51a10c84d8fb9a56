import type { ContactForm } from '../form.ts';
import { MIRROR } from '../markup.ts';
import { acceptance } from './acceptance.ts';
import { exclusive } from './exclusive.ts';
import { freeText } from './free-text.ts';
import { urlPrefix } from './url-prefix.ts';

/** Updates the character counters and the elements that repeat a field's value. */
export function applyMirrors(form: ContactForm): void {
	if (!form.root.querySelector(MIRROR)) return;
	import('../on-demand/mirrors.ts')
		.then(({ showMirrors }) => showMirrors(form))
		.catch(console.warn);
}

/**
 * Applies the behaviours of the fields at the start, after each change and after a reset. Each call
 * queries the DOM again, because other scripts show, hide and copy fields.
 */
export function applyBehaviours(form: ContactForm, changed?: Element): void {
	for (const behaviour of [urlPrefix, exclusive, freeText, acceptance]) behaviour(form, changed);
	applyMirrors(form);
}
