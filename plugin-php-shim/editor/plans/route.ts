/** The open view: the list, a plan by ID, or a new plan. */
export type Route = { readonly kind: 'list' } | { readonly kind: 'plan'; readonly id: number };

export const LIST: Route = { kind: 'list' };
export const NEW: Route = { kind: 'plan', id: 0 };

const NAME = 'plan';

export function readRoute(address: string): Route {
	const plan = new URL(address).searchParams.get(NAME);
	if (plan === 'new') return NEW;
	return plan !== null && /^[1-9]\d*$/.test(plan) ? { kind: 'plan', id: Number(plan) } : LIST;
}

/** Returns the page's URL with this route, for the browser history and bookmarks. */
export function addressOf(route: Route, address: string): string {
	const url = new URL(address);
	url.searchParams.delete(NAME);
	if (route.kind === 'plan')
		url.searchParams.set(NAME, route.id === 0 ? 'new' : String(route.id));
	return url.href;
}
