/**
 * Joins the REST root, the namespace and a path. Without pretty permalinks, the root has a query
 * (`?rest_route=/`), so a question mark in the path becomes `&`.
 */
export function restUrl(root: string, namespace: string, path: string): string {
	const below = `${namespace.replace(/^\/+|\/+$/g, '')}/${path.replace(/^\/+/, '')}`;
	const base = root.endsWith('/') ? root : `${root}/`;
	return base + (base.includes('?') ? below.replace('?', '&') : below);
}
