import { DISTANCE } from '@gazetteer/contract';
import type { Mount } from '@gazetteer/host';
import { backgroundOf, load, show } from './section.ts';
import './style.css';

/** One observer for all sections of a page. */
const observer =
	window.IntersectionObserver &&
	new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				observer.unobserve(target);
				load(target);
			}
		},
		{ rootMargin: DISTANCE.lazyMargin },
	);

const wait = (section: Element) => (observer ? observer.observe(section) : load(section));

// Stops observing a section. Its background stays visible.
const leave = (section: Element) => observer?.unobserve(section);

export const mount: Mount = async (root, _options, leaving) => {
	if (!backgroundOf(root))
		return (await import('./adopt.ts')).adopt(root, { show, wait, leave }, leaving);
	wait(root);
	return () => leave(root);
};
