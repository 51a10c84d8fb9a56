import { createElement, Fragment } from '@wordpress/element';

type Type = Parameters<typeof createElement>[0];
type Props = Readonly<Record<string, unknown>> & { readonly children?: unknown };

const keyed = (props: object, key: string | undefined) =>
	key === undefined ? props : { ...props, key };

/**
 * The JSX runtime of the built scripts. WordPress provides React's JSX runtime only since 6.6, but
 * `createElement()` in every release.
 */
export function jsx(type: Type, { children, ...props }: Props, key?: string) {
	return children === undefined
		? createElement(type, keyed(props, key))
		: createElement(type, keyed(props, key), children as never);
}

/** Passes static children as separate arguments, because these need no `key`. */
export function jsxs(type: Type, { children, ...props }: Props, key?: string) {
	return createElement(type, keyed(props, key), ...(children as never[]));
}

export { Fragment };
