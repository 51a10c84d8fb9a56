/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement, useEffect, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { reasonOf } from '../../shared/rest.ts';
import { pathTo } from './category-tree.ts';
import { EVERYWHERE, type Category } from './category.ts';
import { given } from '../script-data.ts';
import { Button, Notice, SearchControl, Spinner } from '../../shared/components.ts';
import { PickerItem } from './category-picker-item.tsx';
import { PickerTree } from './category-picker-tree.tsx';
import { useBranches } from './use-category-tree.ts';
import { useCategorySearch } from './use-category-search.ts';

interface PickerProps {
	readonly chosen: number;
	readonly choose: (category: number) => void;
	/** Changes when what the tree shows may have. */
	readonly stamp: number;
}

/** Where the owner says which category the fields are for: the tree, or what a search finds in it. */
export function Picker({ chosen, choose, stamp }: PickerProps) {
	const [words, setWords] = useState('');
	const tree = useBranches(stamp);
	const search = useCategorySearch(words);

	useEffect(() => {
		if (!search) return;
		const count = search.found.length;
		/* translators: %d: number of categories. */
		speak(sprintf(_n('%d category found.', '%d categories found.', count, 'gazetteer'), count));
	}, [search]);

	const item = (category: Category, path = '') => (
		<PickerItem
			category={category}
			path={path}
			isChosen={category.id === chosen}
			choose={() => choose(category.id)}
		/>
	);

	if (tree.failure) {
		return (
			<Notice status="error" isDismissible={false}>
				{reasonOf(
					tree.failure,
					__('The categories could not be loaded. Reload the page.', 'gazetteer'),
				)}
			</Notice>
		);
	}
	return (
		<nav className="gz-picker" aria-label={__('Categories', 'gazetteer')}>
			<SearchControl
				label={__('Search categories', 'gazetteer')}
				placeholder={__('Search categories', 'gazetteer')}
				value={words}
				onChange={setWords}
				__nextHasNoMarginBottom
			/>
			{words.trim() === '' && (
				<ul className="gz-branch">
					<li>
						{item({
							id: EVERYWHERE,
							name: __('All categories', 'gazetteer'),
							parent: 0,
							fields: 0,
						})}
					</li>
				</ul>
			)}
			{words.trim() === '' && tree.branches && (
				<PickerTree
					branches={tree.branches}
					chosen={chosen}
					parent={0}
					open={tree.open}
					item={item}
				/>
			)}
			{words.trim() === '' && tree.branches?.get(0)?.length === 0 && (
				<p className="gz-note">
					{__('There are no categories yet.', 'gazetteer')}{' '}
					<a href={given().categoriesScreen}>{__('Add the first one', 'gazetteer')}</a>
				</p>
			)}
			{tree.more > 0 && words.trim() === '' && (
				<Button variant="secondary" onClick={tree.showMore}>
					{
						/* translators: %d: number of categories. */
						sprintf(__('Show more (%d)', 'gazetteer'), tree.more)
					}
				</Button>
			)}
			{(words.trim() === '' ? !tree.branches : !search) && <Spinner />}
			{search?.found.length === 0 && (
				<p className="gz-note">
					{__('No category has these words in its name.', 'gazetteer')}
				</p>
			)}
			{search && (
				<ul className="gz-branch">
					{search.found.map((category) => (
						<li key={category.id}>{item(category, pathTo(category, search.known))}</li>
					))}
				</ul>
			)}
		</nav>
	);
}
