import { useLayoutEffect, useRef } from '@wordpress/element';

type Find = () => HTMLElement | null | undefined;

/**
 * Focuses an element that exists only after the next render. Runs before the browser handles the next key, so that
 * the key reaches the element.
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
