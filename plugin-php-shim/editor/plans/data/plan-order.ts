import type { Plan } from './plan.ts';

export const inOrder = (plans: readonly Plan[]): Plan[] =>
	plans.toSorted((one, other) => one.order - other.order || one.id - other.id);

/** Sets the order number of each plan to its position in the list. */
export const numbered = (plans: readonly Plan[]): Plan[] =>
	plans.map((plan, order) => (plan.order === order ? plan : { ...plan, order }));

export const changedOrders = (before: readonly Plan[], after: readonly Plan[]): Plan[] => {
	const orders = new Map(before.map(({ id, order }) => [id, order]));
	return after.filter(({ id, order }) => orders.get(id) !== order);
};

/** Returns the next free order number. */
export const lastOrder = (plans: readonly Plan[]) =>
	plans.reduce((most, { order }) => Math.max(most, order + 1), 0);
