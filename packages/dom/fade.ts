import { prefersReducedMotion } from './motion.ts';
import { hide, show } from './show.ts';

const running = new WeakMap<Element, Animation>();

/**
 * Fades an element in or out. Resolves when the animation is done. A new fade of the same element
 * cancels the previous one. After a fade-out, the element is hidden. With reduced motion, there is
 * no animation.
 */
export async function fade(
	element: HTMLElement,
	to: 'in' | 'out',
	duration: number,
): Promise<void> {
	running.get(element)?.cancel();
	if (to === 'in') show(element);
	if (!prefersReducedMotion() && typeof element.animate === 'function') {
		const opacity = to === 'in' ? [0, 1] : [1, 0];
		const animation = element.animate({ opacity }, { duration, easing: 'ease' });
		running.set(element, animation);
		const finished = await animation.finished.then(
			() => true,
			() => false,
		);
		if (!finished) return;
		running.delete(element);
	}
	if (to === 'out') hide(element);
}
