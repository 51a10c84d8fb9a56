import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CategoryEditor } from './category-editor.tsx';
import { EVERYWHERE } from './categories/category.ts';
import { LeaveDialog } from '../shared/leave/leave-dialog.tsx';
import { CategoryPicker } from './categories/category-picker.tsx';
import { isSound } from './list/field-problems.ts';
import { SaveBar } from './save-bar.tsx';
import { useCategoryName } from './categories/use-category-name.ts';
import { useCategoryDraft } from './draft/use-category-draft.ts';
import { useUnloadWarning } from '../shared/leave/use-unload-warning.ts';

/** Returns the category in the URL, so that a reload opens the same category. */
const categoryInUrl = () =>
	Number(new URLSearchParams(location.search).get('category')) || EVERYWHERE;

function remember(category: number) {
	const url = new URL(location.href);
	url.searchParams.set('category', String(category));
	history.replaceState(null, '', url);
}

export function Screen() {
	const [category, setCategory] = useState(categoryInUrl);
	const [wanted, setWanted] = useState<number>();
	const [triesToSave, setTriesToSave] = useState(false);
	const [saves, setSaves] = useState(0);
	const title = useRef<HTMLHeadingElement>(null);
	const isFirst = useRef(true);
	const work = useCategoryDraft(category);
	const name = useCategoryName(category);
	const { draft, isChanged } = work;
	const isSoundAll = draft.fields.every((field) => isSound(field, draft.fields));
	useUnloadWarning(isChanged);

	const open = (next: number) => {
		setWanted(undefined);
		setTriesToSave(false);
		setCategory(next);
		remember(next);
	};

	const save = async () => {
		setTriesToSave(true);
		if (!isSoundAll) return false;
		const isSaved = await work.save();
		if (isSaved) {
			setTriesToSave(false);
			setSaves((count) => count + 1);
		}
		return isSaved;
	};

	// Announce the opened category to screen readers.
	useEffect(() => {
		if (!isFirst.current) title.current?.focus();
		isFirst.current = false;
	}, [category]);

	return (
		<div className="gz-fields">
			<CategoryPicker
				chosen={category}
				stamp={saves}
				choose={(next) => {
					if (next === category) return;
					if (isChanged) setWanted(next);
					else open(next);
				}}
			/>
			<div className="gz-fields-main">
				<h2 ref={title} tabIndex={-1}>
					{category === EVERYWHERE ? __('All categories', 'gazetteer') : name}
				</h2>
				<p className="gz-note">
					{category === EVERYWHERE
						? __('Every listing has these fields.', 'gazetteer')
						: __(
								'Listings in this category have these fields in addition to the fields of all categories.',
								'gazetteer',
							)}
				</p>
				<CategoryEditor
					key={category}
					category={category}
					work={work}
					showsProblems={triesToSave}
				/>
				<SaveBar
					work={work}
					isHeld={triesToSave && !isSoundAll}
					save={() => save().catch(reportError)}
				/>
			</div>
			{wanted !== undefined && (
				<LeaveDialog
					text={__('This category has unsaved changes.', 'gazetteer')}
					onStay={() => setWanted(undefined)}
					onLeave={() => open(wanted)}
					onSave={async () => {
						if (await save()) open(wanted);
						else setWanted(undefined);
					}}
				/>
			)}
		</div>
	);
}
