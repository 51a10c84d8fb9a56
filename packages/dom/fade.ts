import { prefersStillness } from './motion.ts';
import { hide, show } from './show.ts';

const running = new WeakMap<Element, Animation>();

/**
 * Fades an element in or out and settles when it is done. A newer fade of the same element ends an
 * older one. What was faded out is hidden afterwards, so it is gone for the keyboard too. Under
 * reduced motion the same happens at once.
 */
export async function fade(
	element: HTMLElement,
	to: 'in' | 'out',
	duration: number,
): Promise<void> {
	running.get(element)?.cancel();
	if (to === 'in') show(element);
	if (!prefersStillness() && typeof element.animate === 'function') {
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
