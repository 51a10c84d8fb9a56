import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { useUnloadWarning } from '../shared/leave/use-unload-warning.ts';
import { addressOf, readRoute, type Route } from './route.ts';

interface Navigation {
	readonly route: Route;
	/** A counter of navigations. `rename()` does not increase the counter. */
	readonly visit: number;
	/** Navigates to a route. If there are unsaved changes, the user must confirm. */
	readonly go: (to: Route) => void;
	/** Replaces the URL without navigation, for example when a new plan gets its ID. */
	readonly rename: (to: Route) => void;
	/**
	 * The route that the user wants to open while the confirmation dialog is shown, otherwise null.
	 */
	readonly wanted: Route | null;
	readonly leave: () => void;
	readonly stay: () => void;
	/** Stores whether there are unsaved changes. */
	readonly hold: (isDirty: boolean) => void;
}

/** Keeps the URL in sync with the open plan. Asks the user before unsaved changes are lost. */
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
			// The browser has already changed the URL. Restore the previous URL until the user
			// confirms.
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
