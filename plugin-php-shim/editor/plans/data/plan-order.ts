import type { Plan } from './plan.ts';

export const inOrder = (plans: readonly Plan[]): Plan[] =>
	plans.toSorted((one, other) => one.order - other.order || one.id - other.id);

/** The list with one of it somewhere else; beyond an end it stays at that end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
	const item = items[from];
	if (item === undefined) return [...items];
	const place = Math.max(0, Math.min(items.length - 1, to));
	return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/** Numbered as they stand. */
export const numbered = (plans: readonly Plan[]): Plan[] =>
	plans.map((plan, order) => (plan.order === order ? plan : { ...plan, order }));

/** Those that now have another place than before. */
export const changedOrders = (before: readonly Plan[], after: readonly Plan[]): Plan[] => {
	const orders = new Map(before.map(({ id, order }) => [id, order]));
	return after.filter(({ id, order }) => orders.get(id) !== order);
};

/** Where the next one goes. */
export const lastOrder = (plans: readonly Plan[]) =>
	plans.reduce((most, { order }) => Math.max(most, order + 1), 0);
