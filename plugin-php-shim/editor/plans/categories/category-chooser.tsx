import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button, SearchControl, Spinner } from '@wordpress/components';
import { scriptData } from '../script-data.ts';
import { Problem } from '../edit/controls/text-field.tsx';
import { ChosenCategories } from './chosen-categories.tsx';
import { useCategories } from './use-categories.ts';

interface CategoryChooserProps {
	readonly chosen: readonly number[];
	readonly problem: string | undefined;
	readonly onLeft: () => void;
	readonly onChange: (ids: readonly number[]) => void;
}

/**
 * A checklist of the categories. Shows all categories as a tree if they are few, otherwise the top
 * level and a search.
 */
export function CategoryChooser({ chosen, problem, onLeft, onChange }: CategoryChooserProps) {
	const [words, search] = useState('');
	const { shown, known, total, isBusy, isMissing, retry } = useCategories(words, chosen);
	const toggle = (id: number) =>
		onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);

	if (total === 0) {
		return (
			<p className="gz-plan-help">
				{__('No categories yet.', 'gazetteer')}{' '}
				<a href={scriptData().makeCategories}>{__('Add categories', 'gazetteer')}</a>
			</p>
		);
	}
	return (
		<div className="gz-plan-categories">
			{problem !== undefined && <Problem text={problem} />}
			<ChosenCategories chosen={chosen} known={known} onRemove={toggle} />
			<SearchControl
				__nextHasNoMarginBottom
				label={__('Search categories', 'gazetteer')}
				placeholder={
					total === null
						? __('Search categories', 'gazetteer')
						: /* translators: %s: how many. */
							sprintf(__('Search %s categories', 'gazetteer'), total.toLocaleString())
				}
				value={words}
				onChange={search}
			/>
			<div
				className="gz-plan-terms"
				role="group"
				aria-label={__('Categories', 'gazetteer')}
				aria-busy={isBusy}
				data-part="categories"
			>
				{shown.map(({ id, name, depth, path }) => (
					<label
						key={id}
						htmlFor={`gz-category-${id}`}
						style={{ paddingInlineStart: depth * 24 }}
					>
						<input
							type="checkbox"
							id={`gz-category-${id}`}
							aria-invalid={problem !== undefined}
							checked={chosen.includes(id)}
							onBlur={onLeft}
							onChange={() => toggle(id)}
						/>
						<span>
							{name}
							{path !== '' && <small>{path}</small>}
						</span>
					</label>
				))}
				{isBusy && <Spinner />}
				{isMissing && (
					<p>
						{__('The categories could not be loaded.', 'gazetteer')}{' '}
						<Button variant="link" onClick={retry}>
							{__('Try again', 'gazetteer')}
						</Button>
					</p>
				)}
				{!isBusy && !isMissing && shown.length === 0 && (
					<p>{__('No categories found.', 'gazetteer')}</p>
				)}
			</div>
		</div>
	);
}
