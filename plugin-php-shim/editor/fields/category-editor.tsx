import { __ } from '@wordpress/i18n';
import { Button, Notice, Spinner } from '@wordpress/components';
import { failureText } from '../shared/rest.ts';
import { FieldList } from './list/field-list.tsx';
import { EVERYWHERE } from './categories/category.ts';
import { FeaturesCard } from './draft/features-card.tsx';
import { FieldsPreview } from './list/fields-preview.tsx';
import type { DraftState } from './draft/use-category-draft.ts';

interface CategoryEditorProps {
	readonly category: number;
	readonly work: DraftState;
	readonly showsProblems: boolean;
}

export function CategoryEditor({ category, work, showsProblems }: CategoryEditorProps) {
	const { phase, draft, change, savedFields, failure, reload } = work;
	if (phase === 'loading') return <Spinner />;
	if (phase === 'missing') {
		return (
			<Notice status="error" isDismissible={false}>
				<p>{failureText(failure, __('The fields could not be loaded.', 'gazetteer'))}</p>
				<Button variant="secondary" onClick={reload}>
					{__('Try again', 'gazetteer')}
				</Button>
			</Notice>
		);
	}
	return (
		<div className="gz-fields-columns">
			<div className="gz-fields-parts">
				<FieldList
					category={category}
					fields={draft.fields}
					savedFields={savedFields}
					set={(fields) => change({ fields })}
					showsProblems={showsProblems}
				/>
				{category !== EVERYWHERE && <FeaturesCard draft={draft} change={change} />}
			</div>
			<FieldsPreview fields={draft.fields} />
		</div>
	);
}
