import { useEffect, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, Notice, SearchControl, Spinner } from '@wordpress/components';
import { parentNames } from '../../shared/parent-names.ts';
import { failureText } from '../../shared/rest.ts';
import { EVERYWHERE, type Category } from './category.ts';
import { scriptData } from '../script-data.ts';
import { CategoryPickerItem } from './category-picker-item.tsx';
import { CategoryPickerTree } from './category-picker-tree.tsx';
import { useCategoryTree } from './use-category-tree.ts';
import { useCategorySearch } from './use-category-search.ts';

interface CategoryPickerProps {
	readonly chosen: number;
	readonly choose: (category: number) => void;
	/** The category tree reloads when this value changes. */
	readonly stamp: number;
}

/** Lets the user select the category to edit, in a tree or in search results. */
export function CategoryPicker({ chosen, choose, stamp }: CategoryPickerProps) {
	const [words, setWords] = useState('');
	const tree = useCategoryTree(stamp);
	const search = useCategorySearch(words);

	useEffect(() => {
		if (!search) return;
		const count = search.found.length;
		/* translators: %d: number of categories. */
		speak(sprintf(_n('%d category found.', '%d categories found.', count, 'gazetteer'), count));
	}, [search]);

	const item = (category: Category, path = '') => (
		<CategoryPickerItem
			category={category}
			path={path}
			isChosen={category.id === chosen}
			choose={() => choose(category.id)}
		/>
	);

	if (tree.failure) {
		return (
			<Notice status="error" isDismissible={false}>
				{failureText(
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
				<CategoryPickerTree
					branches={tree.branches}
					chosen={chosen}
					parent={0}
					open={tree.open}
					item={item}
				/>
			)}
			{words.trim() === '' && tree.branches?.get(0)?.length === 0 && (
				<p className="gz-note">
					{__('No categories yet.', 'gazetteer')}{' '}
					<a href={scriptData().categoriesScreen}>
						{__('Add the first category', 'gazetteer')}
					</a>
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
				<p className="gz-note">{__('No categories found.', 'gazetteer')}</p>
			)}
			{search && (
				<ul className="gz-branch">
					{search.found.map((category) => (
						<li key={category.id}>
							{item(category, parentNames(category, search.known).join(' › '))}
						</li>
					))}
				</ul>
			)}
		</nav>
	);
}
