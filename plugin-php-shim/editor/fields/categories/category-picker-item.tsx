import { _n, sprintf } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import type { Category } from './category.ts';

interface CategoryPickerItemProps {
	readonly category: Category;
	/** The names of the parent categories. They are shown in search results, which have no tree. */
	readonly path: string;
	readonly isChosen: boolean;
	readonly choose: () => void;
}

export const CategoryPickerItem = ({
	category,
	path,
	isChosen,
	choose,
}: CategoryPickerItemProps) => (
	<Button className="gz-category" aria-current={isChosen} onClick={choose}>
		<span className="gz-category-name">
			{path && <span className="gz-category-path">{path} › </span>}
			{category.name}
		</span>
		{category.fields > 0 && (
			<span className="gz-category-count">
				{sprintf(
					/* translators: %d: number of fields. */
					_n('%d field', '%d fields', category.fields, 'gazetteer'),
					category.fields,
				)}
			</span>
		)}
	</Button>
);
