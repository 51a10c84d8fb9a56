import type { ReactNode } from 'react';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Spinner } from '@wordpress/components';
import type { Branches } from './category-tree.ts';
import type { Category } from './category.ts';
import { DOWN } from '../../shared/icons.tsx';

interface CategoryPickerTreeProps {
	readonly branches: Branches;
	readonly parent: number;
	readonly chosen: number;
	readonly open: (parent: number) => void;
	readonly item: (category: Category) => ReactNode;
}

const holds = (branches: Branches, parent: number, id: number): boolean =>
	(branches.get(parent) ?? []).some((each) => each.id === id || holds(branches, each.id, id));

function Branch({ category, ...tree }: CategoryPickerTreeProps & { readonly category: Category }) {
	const { branches, chosen, open, item } = tree;
	const below = branches.get(category.id);
	const [isOpen, setOpen] = useState(() => holds(branches, category.id, chosen));

	const toggle = () => {
		if (!below) open(category.id);
		setOpen(!isOpen);
	};

	return (
		<li>
			<div className="gz-category-line">
				{item(category)}
				{below?.length !== 0 && (
					<Button
						className="gz-category-toggle"
						size="small"
						icon={DOWN}
						/* translators: %s: a category. */
						label={sprintf(__('Subcategories of “%s”', 'gazetteer'), category.name)}
						aria-expanded={isOpen}
						onClick={toggle}
					/>
				)}
			</div>
			{isOpen && !below && <Spinner />}
			{isOpen && below && <CategoryPickerTree {...tree} parent={category.id} />}
		</li>
	);
}

/** One level of the tree, with the descendants of each category. */
export const CategoryPickerTree = (tree: CategoryPickerTreeProps) => (
	<ul className="gz-branch">
		{(tree.branches.get(tree.parent) ?? []).map((category) => (
			<Branch key={category.id} {...tree} category={category} />
		))}
	</ul>
);
