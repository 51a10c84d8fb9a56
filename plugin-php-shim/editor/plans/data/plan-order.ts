import type { Plan } from './plan.ts';

export const inOrder = (plans: readonly Plan[]): Plan[] =>
	plans.toSorted((one, other) => one.order - other.order || one.id - other.id);

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
