import type { Kind } from '../../shared/field-kinds.ts';

/** A custom field as it is being worked on. */
export interface CategoryField {
	/** Tells it from the others here, from before it is saved to after. */
	readonly key: string;
	/** 0 while it was never saved. */
	readonly id: number;
	readonly label: string;
	/** What its answers are kept under. */
	readonly slug: string;
	/** The slug that listings may already have answers under; '' for none. */
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

/** The same once more, to be told from the first by its label; its slug follows from that. */
export const copyOf = (field: CategoryField, label: string): CategoryField => ({
	...field,
	key: nextKey(),
	id: 0,
	label,
	slug: '',
	savedSlug: '',
});
