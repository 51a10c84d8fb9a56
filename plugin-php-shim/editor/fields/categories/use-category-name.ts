import { useEffect, useState } from '@wordpress/element';
import { get } from '../../shared/rest.ts';
import { categoryOf, EVERYWHERE, type CategoryRow } from './category.ts';
import { scriptData } from '../script-data.ts';

/** Known from the category itself: it may have been found in a search, or come with the address. */
export function useCategoryName(category: number): string {
	const [name, setName] = useState('');
	useEffect(() => {
		let isCurrent = true;
		setName('');
		if (category === EVERYWHERE) return undefined;
		const path = `${scriptData().categories}/${category}`;
		get<CategoryRow>(path, { _fields: 'id,name,parent' }).then(
			(row) => isCurrent && setName(categoryOf(row).name),
			// The work below says what is wrong.
			() => undefined,
		);
		return () => {
			isCurrent = false;
		};
	}, [category]);
	return name;
}
