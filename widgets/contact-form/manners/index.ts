import type { Presence } from '../presence.ts';
import { REFLECTION } from '../markup.ts';
import { acceptance } from './acceptance.ts';
import { counter } from './counter.ts';
import { exclusive } from './exclusive.ts';
import { freeText } from './free-text.ts';
import { urlPrefix } from './url-prefix.ts';

/** What shows elsewhere what stands in a field, with every key. */
export function mirror(presence: Presence): void {
	counter(presence);
	if (!presence.root.querySelector(REFLECTION)) return;
	import('./reflection.ts').then(({ reflection }) => reflection(presence)).catch(console.warn);
}

/**
 * What the fields do by themselves: looked at when the form starts, after each change and after a reset.
 * Each reads the page anew, since other scripts show, hide and copy fields as they like.
 */
export function behave(presence: Presence, changed?: Element): void {
	for (const manner of [urlPrefix, exclusive, freeText, acceptance]) manner(presence, changed);
	mirror(presence);
}
