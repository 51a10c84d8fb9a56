import { META } from '@gazetteer/contract';
import { decodeEntities } from '@wordpress/html-entities';

/** Used as a category ID for the fields that every listing has, in any category. */
export const EVERYWHERE = 0;

export interface Category {
	readonly id: number;
	readonly name: string;
	readonly parent: number;
	/** The number of custom fields of the category. */
	readonly fields: number;
}

export interface CategoryRow {
	readonly id: number;
	readonly name: string;
	readonly parent: number;
	readonly meta?: Readonly<Record<string, unknown>>;
}

export const CATEGORY_PARTS = 'id,name,parent,meta';

export const categoryOf = ({ id, name, parent, meta }: CategoryRow): Category => {
	const fields = meta?.[META.categoryFields];
	return {
		id,
		name: decodeEntities(name),
		parent,
		fields: Array.isArray(fields) ? fields.length : 0,
	};
};
