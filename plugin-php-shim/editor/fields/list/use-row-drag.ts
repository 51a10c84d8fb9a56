import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';

interface Drag {
	/** The row that is being moved; -1 for none. */
	readonly dragged: number;
	readonly lift: (row: number) => void;
}

/** The row whose middle is nearest to a height in the window. */
function rowAt(list: HTMLElement, y: number): number {
	const distances = [...list.children].map((row) => {
		const { top, height } = row.getBoundingClientRect();
		return Math.abs(y - top - height / 2);
	});
	return distances.indexOf(Math.min(...distances));
}

/**
 * Moves rows with the pointer, a finger as well as a mouse. Each row goes where it is held at once, so that what is
 * seen is what will be.
 */
export function useRowDrag(
	list: RefObject<HTMLElement | null>,
	move: (from: number, to: number) => void,
): Drag {
	const [dragged, setDragged] = useState(-1);
	const latest = useRef(move);
	latest.current = move;

	useEffect(() => {
		if (dragged < 0) return undefined;
		const ending = new AbortController();
		const { signal } = ending;
		const follow = ({ clientY }: PointerEvent) => {
			const to = list.current ? rowAt(list.current, clientY) : dragged;
			if (to < 0 || to === dragged) return;
			latest.current(dragged, to);
			setDragged(to);
		};
		const drop = () => setDragged(-1);
		window.addEventListener('pointermove', follow, { signal });
		window.addEventListener('pointerup', drop, { signal });
		window.addEventListener('pointercancel', drop, { signal });
		return () => ending.abort();
	}, [dragged, list]);

	return { dragged, lift: setDragged };
}
