import type { ContactForm } from '../form.ts';
import { MIRROR } from '../markup.ts';
import { acceptance } from './acceptance.ts';
import { exclusive } from './exclusive.ts';
import { freeText } from './free-text.ts';
import { urlPrefix } from './url-prefix.ts';

/** What shows elsewhere what stands in a field, at every key. */
export function applyMirrors(form: ContactForm): void {
	if (!form.root.querySelector(MIRROR)) return;
	import('../on-demand/mirrors.ts')
		.then(({ showMirrors }) => showMirrors(form))
		.catch(console.warn);
}

/**
 * What fields do by themselves: applied when the form starts, after each change and after a reset.
 * Each reads the page anew, since other scripts show, hide and copy fields as they like.
 */
export function applyBehaviours(form: ContactForm, changed?: Element): void {
	for (const behaviour of [urlPrefix, exclusive, freeText, acceptance]) behaviour(form, changed);
	applyMirrors(form);
}
