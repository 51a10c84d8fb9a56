import { adoptStyles } from '@gazetteer/dom';
import { createStore } from '@gazetteer/store';
import type { StartSection } from '../../interactive/sections.ts';
import { Card, type CardState } from './card.tsx';
import { readCard } from './card-values.ts';
import { roomBeside, type Room } from './room.ts';
import styles from './style.css?inline';

/** Returns whether the space next to the form is empty. A theme may show a sidebar there. */
function isFree({ left, width }: Room, form: Element): boolean {
	return [0.2, 0.5, 0.8].every((part) => {
		const [over] = document
			.elementsFromPoint(left + width / 2, innerHeight * part)
			.filter((one) => !one.closest('.gz-preview'));
		return !over || over.contains(form);
	});
}

/** Shows the preview card next to the form if there is enough space. Causes no layout shift. */
export const start: StartSection = (form) => {
	const { element, root, leaving: signal, fill } = form;
	adoptStyles(styles);
	const store = createStore<CardState>({ values: readCard(element), room: undefined });
	fill(document.body, <Card store={store} />, {
		attributes: { class: 'gz-preview', 'aria-hidden': 'true' },
	});

	/**
	 * Returns a function that runs `work` once in the next animation frame, even if it is called
	 * several times.
	 */
	const soon = (work: () => void) => {
		let frame = 0;
		signal.addEventListener('abort', () => cancelAnimationFrame(frame));
		return () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(work);
		};
	};
	const measure = () => {
		const box = root.getBoundingClientRect();
		const isSeen = box.top < innerHeight / 2 && box.bottom > innerHeight / 2;
		const isRightToLeft = getComputedStyle(root).direction === 'rtl';
		const { clientWidth } = document.documentElement;
		const room = isSeen ? roomBeside(box, clientWidth, isRightToLeft) : undefined;
		store.update((shown) => ({
			...shown,
			room: room && isFree(room, root) ? room : undefined,
		}));
	};
	const show = () => {
		store.update((shown) => ({ ...shown, values: readCard(element) }));
		measure();
	};
	const [showSoon, measureSoon] = [soon(show), soon(measure)];
	for (const type of ['input', 'change']) element.addEventListener(type, showSoon, { signal });
	addEventListener('scroll', measureSoon, { signal, passive: true });
	addEventListener('resize', measureSoon, { signal });
	show();
};
