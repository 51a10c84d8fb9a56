import { createElement, Fragment } from '@wordpress/element';

type Type = Parameters<typeof createElement>[0];
type Props = Readonly<Record<string, unknown>> & { readonly children?: unknown };

const keyed = (props: object, key: string | undefined) =>
	key === undefined ? props : { ...props, key };

/**
 * What JSX becomes in the built scripts: React's own runtime is a script of WordPress since 6.6 only, and
 * `createElement` is in every release.
 */
export function jsx(type: Type, { children, ...props }: Props, key?: string) {
	return children === undefined
		? createElement(type, keyed(props, key))
		: createElement(type, keyed(props, key), children as never);
}

/** Children that stand in the source one after another need no keys, and so are given one by one. */
export function jsxs(type: Type, { children, ...props }: Props, key?: string) {
	return createElement(type, keyed(props, key), ...(children as never[]));
}

export { Fragment };
