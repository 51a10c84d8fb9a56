import { useEffect, useState } from '@wordpress/element';
import { get } from '../../shared/rest.ts';
import { categoryOf, EVERYWHERE, type CategoryRow } from './category.ts';
import { scriptData } from '../script-data.ts';

/**
 * Loads the name of a category, because a category from the URL or a search may not be in the
 * loaded tree.
 */
export function useCategoryName(category: number): string {
	const [name, setName] = useState('');
	useEffect(() => {
		let isCurrent = true;
		setName('');
		if (category === EVERYWHERE) return undefined;
		const path = `${scriptData().categories}/${category}`;
		get<CategoryRow>(path, { _fields: 'id,name,parent' }).then(
			(row) => isCurrent && setName(categoryOf(row).name),
			// Ignore the error here, because the category editor shows the same error.
			() => undefined,
		);
		return () => {
			isCurrent = false;
		};
	}, [category]);
	return name;
}
