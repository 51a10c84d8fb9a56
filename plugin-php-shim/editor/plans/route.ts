/** What the screen shows: the list, a plan by its number, or a new one. */
export type Place = { readonly kind: 'list' } | { readonly kind: 'plan'; readonly id: number };

export const LIST: Place = { kind: 'list' };
export const NEW: Place = { kind: 'plan', id: 0 };

const NAME = 'plan';

export function readPlace(address: string): Place {
	const plan = new URL(address).searchParams.get(NAME);
	if (plan === 'new') return NEW;
	return plan !== null && /^[1-9]\d*$/.test(plan) ? { kind: 'plan', id: Number(plan) } : LIST;
}

/** The same page with this place in its address, so that it can be kept and gone back to. */
export function addressOf(place: Place, address: string): string {
	const url = new URL(address);
	url.searchParams.delete(NAME);
	if (place.kind === 'plan')
		url.searchParams.set(NAME, place.id === 0 ? 'new' : String(place.id));
	return url.href;
}
