import { DISTANCE } from '@gazetteer/contract';
import type { Mount } from '@gazetteer/host';
import { backgroundOf, load, show } from './section.ts';
import './style.css';

/** One for all sections of a page. */
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

export const mount: Mount = async (root, _options, leaving) => {
	if (!backgroundOf(root)) (await import('./adopt.ts')).adopt(root, show, leaving);
	if (!observer) return load(root);
	observer.observe(root);
	// What has been shown stays so.
	return () => observer.unobserve(root);
};
