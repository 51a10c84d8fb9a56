import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import type { Dispose } from '@gazetteer/dom';
import { TIP } from './markup.ts';

/** Ours: a tip that would float, but stands below its field. */
const BELOW = 'gz-tip-below';

/** A tip over the field that has the focus would hide what is to be mended. Below it, it can be read while that is done. */
export function putTipBelow(wrap: Element): void {
	for (const tip of wrap.querySelectorAll<HTMLElement>(TIP)) {
		if (!tip.closest(`.${CLASS.floatingTips}`)) continue;
		tip.style.display = '';
		tip.classList.add(BELOW);
	}
}

/** A tip that lies over its field makes room for a visitor who comes to the field, or presses the tip. */
export function floatTip(wrap: Element, tip: HTMLElement): Dispose {
	if (!wrap.closest(`.${CLASS.floatingTips}`)) return () => {};
	const ending = new AbortController();
	const { signal } = ending;
	const leave = () => (tip.style.display = 'none');
	if (wrap.matches(':focus-within')) putTipBelow(wrap);
	wrap.addEventListener('focusin', () => tip.classList.contains(BELOW) || leave(), { signal });
	tip.addEventListener('click', leave, { signal });
	return () => ending.abort();
}
