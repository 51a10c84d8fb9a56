import { useEffect, useState } from '@wordpress/element';
import { termsOf } from '../categories/term-repository.ts';
import { scriptData } from '../script-data.ts';
import type { Plan } from '../data/plan.ts';

/**
 * Loads the names of the plans' categories. Until the names are loaded, the list shows only the
 * number of categories.
 */
export function useCategoryNames(plans: readonly Plan[]): ReadonlyMap<number, string> {
	const [names, keep] = useState<ReadonlyMap<number, string>>(new Map());
	const ids = [...new Set(plans.flatMap(({ categories }) => categories))].sort().join();

	useEffect(() => {
		if (ids === '' || scriptData().categories === '') return;
		const asking = new AbortController();
		termsOf(ids.split(',').map(Number), asking.signal).then(
			(terms) => keep(new Map(terms.map(({ id, name }) => [id, name]))),
			() => undefined,
		);
		return () => asking.abort();
	}, [ids]);
	return names;
}
