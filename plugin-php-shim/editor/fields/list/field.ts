import type { Kind } from '../../shared/field-kinds.ts';

export interface CategoryField {
	/** Identifies the field in the list. The key does not change when the field is saved. */
	readonly key: string;
	/** 0 if the field is not saved yet. */
	readonly id: number;
	readonly label: string;
	/** The key under which listings store their values. */
	readonly slug: string;
	/**
	 * The slug at the last save, under which listings may already have stored values. Empty for a
	 * new field.
	 */
	readonly savedSlug: string;
	readonly kind: Kind;
	readonly help: string;
	readonly required: boolean;
	readonly options: readonly string[];
	readonly filterable: boolean;
}

let made = 0;
const nextKey = () => `new-${++made}`;

export const newField = (kind: Kind): CategoryField => ({
	key: nextKey(),
	id: 0,
	label: '',
	slug: '',
	savedSlug: '',
	kind,
	help: '',
	required: false,
	options: [],
	filterable: false,
});

/** Copies a field with a new label. The slug of the copy is derived from this label. */
export const copyOf = (field: CategoryField, label: string): CategoryField => ({
	...field,
	key: nextKey(),
	id: 0,
	label,
	slug: '',
	savedSlug: '',
});
