import { META } from '@gazetteer/contract';
import { get, getAll, post, trash } from '../../shared/rest.ts';
import { EVERYWHERE } from '../categories/category.ts';
import { isSameField, named, type Draft } from './category-draft.ts';
import { featureIds, featureNames } from './feature-repository.ts';
import type { CategoryField } from '../list/field.ts';
import { scriptData } from '../script-data.ts';
import {
	FIELD_PARTS,
	isEverywhere,
	readField,
	writeField,
	type FieldRecord,
} from './field-record.ts';

interface CategoryRecord {
	readonly meta?: {
		readonly [META.categoryFields]?: readonly number[];
		readonly [META.categoryFeatures]?: readonly number[];
		readonly [META.categoryShowsEmpty]?: 'yes' | 'no';
	};
}

/** The categories that use a field, by field ID. */
export type Uses = Readonly<
	Record<number, readonly { readonly id: number; readonly name: string }[]>
>;

/** All custom fields of the site, and the categories that use them. */
export interface SavedFields {
	readonly records: readonly FieldRecord[];
	readonly uses: Uses;
}

export async function loadSavedFields(): Promise<SavedFields> {
	const query = { context: 'edit', orderby: 'menu_order', order: 'asc', _fields: FIELD_PARTS };
	const [records, uses] = await Promise.all([
		getAll<FieldRecord>(scriptData().fields, query),
		get<Uses>(scriptData().uses),
	]);
	// Sort the records again, because databases differ in the order of equal rows.
	return { records: records.toSorted(byOrder), uses };
}

const byOrder = (one: FieldRecord, other: FieldRecord) =>
	one.menu_order - other.menu_order || one.id - other.id;

const categoryPath = (category: number) => `${scriptData().categories}/${category}`;

export async function loadDraft(category: number, { records }: SavedFields): Promise<Draft> {
	if (category === EVERYWHERE) {
		const fields = records.filter(isEverywhere).map(readField);
		return { fields, features: [], showsEmpty: false };
	}
	const { meta = {} } = await get<CategoryRecord>(categoryPath(category), { _fields: 'meta' });
	const ids = meta[META.categoryFields] ?? [];
	// Skip fields that every listing has, because the screen shows them in a separate list.
	const here = records
		.filter((record) => ids.includes(record.id) && !isEverywhere(record))
		// Fields of the legacy theme have no `menu_order`, so sort them by their position in the
		// category.
		.toSorted(
			(one, other) =>
				one.menu_order - other.menu_order || ids.indexOf(one.id) - ids.indexOf(other.id),
		);
	return {
		fields: here.map(readField),
		features: await featureNames(meta[META.categoryFeatures] ?? []),
		showsEmpty: meta[META.categoryShowsEmpty] === 'yes',
	};
}

interface SavedField {
	readonly field: CategoryField;
	readonly order: number;
}

/**
 * Saves a field if it changed. `above` is the `menu_order` of the previous field, so this field
 * needs a greater value.
 */
async function saveField(
	field: CategoryField,
	above: number,
	inAll: boolean,
	savedFields: SavedFields,
): Promise<SavedField> {
	const record = savedFields.records.find(({ id }) => id === field.id);
	// Keep `menu_order` if possible, because a field has the same `menu_order` in all categories
	// that use it.
	const order = Math.max(record?.menu_order ?? 0, above + 1);
	const isKept =
		record !== undefined &&
		isEverywhere(record) === inAll &&
		record.menu_order === order &&
		isSameField(readField(record), { ...field, key: `saved-${field.id}` });
	if (isKept) return { field, order };
	const path = field.id ? `${scriptData().fields}/${field.id}` : scriptData().fields;
	const saved = await post<FieldRecord>(path, writeField(field, inAll, order));
	return { field: { ...readField(saved), key: field.key }, order };
}

/**
 * Moves a field to the trash if no other category uses the field. Listings keep the values that
 * they have stored for the field.
 */
async function removeField(
	field: CategoryField,
	category: number,
	{ records, uses }: SavedFields,
): Promise<void> {
	const path = `${scriptData().fields}/${field.id}`;
	const others = (uses[field.id] ?? []).filter(({ id }) => id !== category);
	if (others.length === 0) await trash<unknown>(path);
	else if (category === EVERYWHERE) {
		const order = records.find(({ id }) => id === field.id)?.menu_order ?? 0;
		await post(path, writeField(field, false, order));
	}
}

export interface Saving {
	readonly category: number;
	readonly draft: Draft;
	readonly before: Draft;
	readonly savedFields: SavedFields;
	/**
	 * Called after each saved field, so that a retry after an error does not create the field
	 * twice.
	 */
	readonly kept: (field: CategoryField) => void;
}

/** Saves the changes of a category, and returns the stored draft. */
export async function saveDraft({
	category,
	draft,
	before,
	savedFields,
	kept,
}: Saving): Promise<Draft> {
	const inAll = category === EVERYWHERE;
	const here = new Set(draft.fields.map(({ id }) => id));
	const elsewhere = savedFields.records.filter(({ id }) => !here.has(id)).map(({ slug }) => slug);
	const fields: CategoryField[] = [];
	let above = 0;
	for (const field of named(draft.fields, elsewhere)) {
		const saved = await saveField(field, above, inAll, savedFields);
		above = saved.order;
		fields.push(saved.field);
		kept(saved.field);
	}
	if (!inAll) {
		await post(categoryPath(category), {
			meta: {
				[META.categoryFields]: fields.map(({ id }) => id),
				[META.categoryFeatures]: await featureIds(draft.features),
				[META.categoryShowsEmpty]: draft.showsEmpty ? 'yes' : 'no',
			},
		});
	}
	for (const field of before.fields) {
		if (field.id && !here.has(field.id)) await removeField(field, category, savedFields);
	}
	return { ...draft, fields };
}
