/**
 * Root, namespace and path in one. A site without pretty addresses has its root in a query
 * (`?rest_route=/`), so a question mark in the path has to become one more `&`.
 */
export function restUrl(root: string, namespace: string, path: string): string {
	const below = `${namespace.replace(/^\/+|\/+$/g, '')}/${path.replace(/^\/+/, '')}`;
	const base = root.endsWith('/') ? root : `${root}/`;
	return base + (base.includes('?') ? below.replace('?', '&') : below);
}
