import { TIMING } from '@gazetteer/contract';
import { prefersStillness } from '@gazetteer/dom';

/** Opens or closes an element by its height, as older pages do; at once where nothing is to move. */
export async function slide(element: HTMLElement, isOpening: boolean): Promise<void> {
	element.getAnimations?.().forEach((running) => running.cancel());
	// A theme may hide it by a rule of its own.
	if (isOpening) element.style.display = element.localName === 'input' ? '' : 'block';
	if (isOpening && getComputedStyle(element).display === 'none') element.style.display = 'block';
	if (!prefersStillness() && typeof element.animate === 'function') {
		const open = { height: `${element.offsetHeight}px`, opacity: 1, overflow: 'hidden' };
		const shut = { height: '0px', opacity: 0, overflow: 'hidden' };
		const frames = isOpening ? [shut, open] : [open, shut];
		const isOver = await element
			.animate(frames, { duration: TIMING.addressSlide, easing: 'ease' })
			.finished.then(
				() => true,
				() => false,
			);
		if (!isOver) return;
	}
	if (!isOpening) element.style.display = 'none';
}
