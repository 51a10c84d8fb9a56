import { useLayoutEffect, useRef } from '@wordpress/element';

type Find = () => HTMLElement | null | undefined;

/**
 * Gives the keyboard to what is there only after the next drawing. A key that is pressed right then is already meant
 * for it.
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
