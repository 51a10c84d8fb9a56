import { useCallback, useEffect, useState } from '@wordpress/element';
import { getPage, PAGE } from '../../shared/rest.ts';
import { branchesOf, withBranch, type Branches } from './category-tree.ts';
import { categoryOf, CATEGORY_PARTS, type CategoryRow } from './category.ts';
import { scriptData } from '../script-data.ts';

const SORTED = { orderby: 'name', hide_empty: false, _fields: CATEGORY_PARTS };

interface Tree {
	readonly branches: Branches | undefined;
	readonly failure: unknown;
	/** The number of top-level categories that are not shown. */
	readonly more: number;
	readonly open: (parent: number) => void;
	readonly showMore: () => void;
}

const ask = (query: object) =>
	getPage<CategoryRow>(scriptData().categories, { ...SORTED, ...query });

/**
 * Loads all categories if they fit into one response. Otherwise loads children when a category is
 * opened.
 */
export function useCategoryTree(stamp: number): Tree {
	const [branches, setBranches] = useState<Branches>();
	const [failure, setFailure] = useState<unknown>();
	const [more, setMore] = useState(0);

	const add = useCallback(async (parent: number, page = 1) => {
		const { rows, total } = await ask({ parent, page });
		const below = rows.map(categoryOf);
		setBranches((known) => {
			const before = page > 1 ? (known?.get(parent) ?? []) : [];
			return withBranch(known ?? new Map(), parent, [...before, ...below]);
		});
		if (parent === 0) setMore(Math.max(0, total - page * PAGE));
	}, []);

	useEffect(() => {
		const load = async () => {
			const { rows, total } = await ask({ page: 1 });
			if (total > rows.length) return add(0);
			setBranches(branchesOf(rows.map(categoryOf)));
			setMore(0);
		};
		load().catch(setFailure);
	}, [add, stamp]);

	const pages = Math.ceil((branches?.get(0)?.length ?? 0) / PAGE);
	return {
		branches,
		failure,
		more,
		open: (parent) => void add(parent).catch(setFailure),
		showMore: () => void add(0, pages + 1).catch(setFailure),
	};
}
