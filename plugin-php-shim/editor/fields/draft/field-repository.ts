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

/** The categories that use a field, by the field's id. */
export type Uses = Readonly<
	Record<number, readonly { readonly id: number; readonly name: string }[]>
>;

/** What is kept of fields on this site. */
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
	// Databases differ in what comes first among equals.
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
	// One that every listing has is drawn once, with the others of its kind.
	const here = records
		.filter((record) => ids.includes(record.id) && !isEverywhere(record))
		// Those of the legacy theme have no order but the one in which the category names them.
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

/** Writes a field, unless it is kept just so, to stand after the one that has the order `above`. */
async function saveField(
	field: CategoryField,
	above: number,
	inAll: boolean,
	savedFields: SavedFields,
): Promise<SavedField> {
	const record = savedFields.records.find(({ id }) => id === field.id);
	// As near to its old place as can be: fields that categories share have one order in all of them.
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

/** A field that nothing uses any more goes to the trash; what listings answered in it stays. */
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
	/** Hears of each field as it is kept: should a later one fail, this one is not made a second time. */
	readonly kept: (field: CategoryField) => void;
}

/** Writes what changed, and gives it back as it is kept. */
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
