import { TIMING } from '@gazetteer/contract';
import { hide, prefersReducedMotion, show } from '@gazetteer/dom';

/**
 * Opens or closes an element by animating its height, as older themes do. With reduced motion,
 * there is no animation.
 */
export async function slide(element: HTMLElement, isOpening: boolean): Promise<void> {
	element.getAnimations?.().forEach((running) => running.cancel());
	if (isOpening) show(element);
	if (!prefersReducedMotion() && typeof element.animate === 'function') {
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
	if (!isOpening) hide(element);
}
