import { __ } from '@wordpress/i18n';

/** Same as `FieldKind` on the server; tests/cases/listing/field-kinds.json tests both. */
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

export type Kind = (typeof KINDS)[number];

export const isKind = (text: unknown): text is Kind => KINDS.some((kind) => kind === text);

/** Whether the kind needs options. */
export const hasOptions = (kind: Kind): boolean =>
	kind === 'select' || kind === 'radio' || kind === 'checkboxes';

/** Long texts and URLs are not useful as filters, because visitors would have to type the exact value. */
export const mayFilter = (kind: Kind): boolean => kind !== 'textarea' && kind !== 'url';

export const kindLabels = (): Readonly<Record<Kind, string>> => ({
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
