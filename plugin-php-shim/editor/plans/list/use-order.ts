import { useEffect, useRef } from '@wordpress/element';
import { saveOrder, saveOrderNow } from '../data/plan-repository.ts';
import { changedOrders, numbered } from '../data/plan-order.ts';
import type { Plan } from '../data/plan.ts';

/** The debounce time of the save in milliseconds. */
const DEBOUNCE = 700;

/** The plans before and after moves that are not saved yet. */
interface Moves {
	readonly before: readonly Plan[];
	readonly after: readonly Plan[];
	readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Shows a new order immediately. Saves the order after a pause, or when the user leaves the list or
 * the page.
 */
export function useOrder(
	plans: readonly Plan[],
	put: (plans: readonly Plan[]) => void,
	failed: (cause: unknown) => void,
): (moved: readonly Plan[]) => void {
	const moves = useRef<Moves | null>(null);

	const save = (send: typeof saveOrder) => {
		if (!moves.current) return;
		const { before, after, timer } = moves.current;
		moves.current = null;
		clearTimeout(timer);
		send(changedOrders(before, after)).catch((cause: unknown) => {
			put(before);
			failed(cause);
		});
	};
	const latest = useRef(save);
	useEffect(() => {
		latest.current = save;
	});
	useEffect(() => {
		const left = () => latest.current(saveOrderNow);
		window.addEventListener('pagehide', left);
		return () => {
			window.removeEventListener('pagehide', left);
			latest.current(saveOrder);
		};
	}, []);

	return (moved) => {
		const before = moves.current?.before ?? plans;
		const after = numbered(moved);
		clearTimeout(moves.current?.timer);
		const timer = setTimeout(() => latest.current(saveOrder), DEBOUNCE);
		moves.current = { before, after, timer };
		put(after);
	};
}
