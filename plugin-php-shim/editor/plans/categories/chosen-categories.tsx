import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { REMOVE } from '../../shared/icons.tsx';
import type { Term } from './term-tree.ts';

interface ChosenCategoriesProps {
	readonly chosen: readonly number[];
	readonly known: ReadonlyMap<number, Term>;
	readonly onRemove: (id: number) => void;
}

/* translators: %s: the number of a category. */
const numbered = (id: number) => sprintf(__('Category %s', 'gazetteer'), String(id));

export function ChosenCategories({ chosen, known, onRemove }: ChosenCategoriesProps) {
	if (chosen.length === 0) return null;
	return (
		<ul className="gz-plan-chosen" aria-label={__('Chosen categories', 'gazetteer')}>
			{chosen.map((id) => {
				const name = known.get(id)?.name ?? numbered(id);
				return (
					<li key={id}>
						{name}
						<Button
							size="small"
							icon={REMOVE}
							/* translators: %s: a category. */
							label={sprintf(__('Remove “%s”', 'gazetteer'), name)}
							onClick={() => onRemove(id)}
						/>
					</li>
				);
			})}
		</ul>
	);
}
