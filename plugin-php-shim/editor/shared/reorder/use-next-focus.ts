import { useLayoutEffect, useRef } from '@wordpress/element';

type Find = () => HTMLElement | null | undefined;

/**
 * Returns a function that focuses an element after the next render. The element has the focus
 * before the browser handles another key.
 */
export function useNextFocus(): (find: Find) => void {
	const next = useRef<Find | undefined>(undefined);
	useLayoutEffect(() => {
		const find = next.current;
		next.current = undefined;
		find?.()?.focus();
	});
	return (find) => {
		next.current = find;
	};
}
