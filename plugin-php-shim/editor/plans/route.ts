/** What the screen shows: the list, a plan by its number, or a new one. */
export type Route = { readonly kind: 'list' } | { readonly kind: 'plan'; readonly id: number };

export const LIST: Route = { kind: 'list' };
export const NEW: Route = { kind: 'plan', id: 0 };

const NAME = 'plan';

export function readRoute(address: string): Route {
	const plan = new URL(address).searchParams.get(NAME);
	if (plan === 'new') return NEW;
	return plan !== null && /^[1-9]\d*$/.test(plan) ? { kind: 'plan', id: Number(plan) } : LIST;
}

/** The same page with this route in its address, so that it can be kept and gone back to. */
export function addressOf(route: Route, address: string): string {
	const url = new URL(address);
	url.searchParams.delete(NAME);
	if (route.kind === 'plan')
		url.searchParams.set(NAME, route.id === 0 ? 'new' : String(route.id));
	return url.href;
}
