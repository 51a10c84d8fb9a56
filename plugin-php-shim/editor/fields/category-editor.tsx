/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reasonOf } from '../shared/rest.ts';
import { Builder } from './list/field-list.tsx';
import { EVERYWHERE } from './categories/category.ts';
import { FeaturesCard } from './draft/features-card.tsx';
import { Button, Notice, Spinner } from '../shared/components.ts';
import { Preview } from './list/fields-preview.tsx';
import type { Work } from './draft/use-category-draft.ts';

interface CategoryWorkProps {
	readonly category: number;
	readonly work: Work;
	readonly showsProblems: boolean;
}

/** All of one category, side by side with what comes of it. */
export function CategoryWork({ category, work, showsProblems }: CategoryWorkProps) {
	const { phase, draft, change, shelf, failure, reload } = work;
	if (phase === 'loading') return <Spinner />;
	if (phase === 'missing') {
		return (
			<Notice status="error" isDismissible={false}>
				<p>{reasonOf(failure, __('The fields could not be loaded.', 'gazetteer'))}</p>
				<Button variant="secondary" onClick={reload}>
					{__('Try again', 'gazetteer')}
				</Button>
			</Notice>
		);
	}
	return (
		<div className="gz-work-columns">
			<div className="gz-work-parts">
				<Builder
					category={category}
					fields={draft.fields}
					shelf={shelf}
					set={(fields) => change({ fields })}
					showsProblems={showsProblems}
				/>
				{category !== EVERYWHERE && <FeaturesCard draft={draft} change={change} />}
			</div>
			<Preview fields={draft.fields} />
		</div>
	);
}
