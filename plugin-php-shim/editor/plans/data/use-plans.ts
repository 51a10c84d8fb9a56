import { useCallback, useEffect, useState } from '@wordpress/element';
import { allPlans } from './plan-repository.ts';
import { inOrder } from './plan-order.ts';
import type { Plan } from './plan.ts';

export interface Plans {
	/** All plans, or null while they load. */
	readonly all: readonly Plan[] | null;
	readonly isMissing: boolean;
	readonly retry: () => void;
	/** Adds plans, or replaces plans that have the same ID. */
	readonly put: (plans: readonly Plan[]) => void;
}

/** Loads all plans of the site once. Later responses update single plans. */
export function usePlans(): Plans {
	const [all, keep] = useState<readonly Plan[] | null>(null);
	const [isMissing, miss] = useState(false);

	const get = useCallback(() => {
		miss(false);
		allPlans().then(
			(plans) => keep(inOrder(plans)),
			() => miss(true),
		);
	}, []);
	useEffect(get, [get]);

	const put = useCallback(
		(plans: readonly Plan[]) =>
			keep((before) => {
				const ids = new Set(plans.map(({ id }) => id));
				return inOrder([...(before ?? []).filter(({ id }) => !ids.has(id)), ...plans]);
			}),
		[],
	);
	return { all, isMissing, retry: get, put };
}
