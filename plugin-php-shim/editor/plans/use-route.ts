import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { useUnloadWarning } from '../shared/leave/use-unload-warning.ts';
import { addressOf, readRoute, type Route } from './route.ts';

interface Navigation {
	readonly route: Route;
	/** Another number after each move, but not after a new name. */
	readonly visit: number;
	/** Asks first where something would be lost. */
	readonly go: (to: Route) => void;
	/** The route's own address changed: what was new has a number now. */
	readonly rename: (to: Route) => void;
	/** Where it was meant to go while there is something to lose; null else. */
	readonly wanted: Route | null;
	readonly leave: () => void;
	readonly stay: () => void;
	/** Whether something would be lost now. */
	readonly hold: (isDirty: boolean) => void;
}

/** Which plan is open is kept in the address. Unsaved work is not left without a question. */
export function useRoute(): Navigation {
	const [route, show] = useState(() => readRoute(location.href));
	const [visit, count] = useState(0);
	const [wanted, want] = useState<Route | null>(null);
	const [isHeld, setHeld] = useState(false);
	const isDirty = useRef(false);
	const current = useRef(route);
	current.current = route;

	const hold = useCallback((dirty: boolean) => {
		isDirty.current = dirty;
		setHeld(dirty);
	}, []);
	useUnloadWarning(isHeld);

	const enter = useCallback(
		(to: Route) => {
			hold(false);
			want(null);
			history.pushState(null, '', addressOf(to, location.href));
			show(to);
			count((visits) => visits + 1);
			window.scrollTo(0, 0);
		},
		[hold],
	);

	useEffect(() => {
		const back = () => {
			const to = readRoute(location.href);
			if (!isDirty.current) {
				show(to);
				count((visits) => visits + 1);
				return;
			}
			// The browser has gone already: back to where the work is, until it is answered.
			history.pushState(null, '', addressOf(current.current, location.href));
			want(to);
		};
		window.addEventListener('popstate', back);
		return () => window.removeEventListener('popstate', back);
	}, []);

	return {
		route,
		visit,
		wanted,
		go: (to) => (isDirty.current ? want(to) : enter(to)),
		rename: (to) => {
			history.replaceState(null, '', addressOf(to, location.href));
			show(to);
		},
		leave: () => wanted && enter(wanted),
		stay: () => want(null),
		hold,
	};
}
