import { __ } from '@wordpress/i18n';

/**
 * The built-in types of custom fields. The PHP class `FieldTypes` has the same types. Both lists
 * are tested with tests/cases/listing/field-kinds.json.
 */
export const KINDS = [
	'text',
	'textarea',
	'number',
	'url',
	'date',
	'select',
	'radio',
	'checkbox',
	'switch',
	'checkboxes',
] as const;

type BuiltIn = (typeof KINDS)[number];

/** A built-in type, or the slug of a type that another plugin registers. */
export type Kind = BuiltIn | (string & {});

/** A field type that another plugin adds in PHP. */
export interface AddedKind {
	readonly slug: string;
	readonly label: string;
	readonly filterable: boolean;
}

let added: readonly AddedKind[] = [];

/** Adds the field types of other plugins. Call this once, before the screen renders. */
export const addKinds = (kinds: readonly AddedKind[]): void => {
	added = kinds;
};

const addedKind = (kind: unknown) => added.find(({ slug }) => slug === kind);

export const allKinds = (): readonly Kind[] => [...KINDS, ...added.map(({ slug }) => slug)];

export const isBuiltIn = (text: unknown): text is BuiltIn => KINDS.some((kind) => kind === text);

export const isKind = (text: unknown): text is Kind =>
	isBuiltIn(text) || addedKind(text) !== undefined;

/** Whether fields of this type need options. */
export const hasOptions = (kind: Kind): boolean =>
	kind === 'select' || kind === 'radio' || kind === 'checkboxes';

/**
 * Whether visitors can filter by fields of this type. Long texts and URLs are excluded, because
 * visitors would have to type the exact value.
 */
export const mayFilter = (kind: Kind): boolean =>
	addedKind(kind)?.filterable ?? (kind !== 'textarea' && kind !== 'url');

const builtInLabels = (): Readonly<Record<BuiltIn, string>> => ({
	text: __('Text', 'gazetteer'),
	textarea: __('Long text', 'gazetteer'),
	number: __('Number', 'gazetteer'),
	url: __('Web address', 'gazetteer'),
	date: __('Date', 'gazetteer'),
	select: __('Drop-down', 'gazetteer'),
	radio: __('Radio buttons', 'gazetteer'),
	checkbox: __('Single checkbox', 'gazetteer'),
	switch: __('Switch (yes or no)', 'gazetteer'),
	checkboxes: __('Checkboxes', 'gazetteer'),
});

export const kindLabel = (kind: Kind): string =>
	isBuiltIn(kind) ? builtInLabels()[kind] : (addedKind(kind)?.label ?? kind);
