import { META } from '@gazetteer/contract';
import { decodeEntities } from '@wordpress/html-entities';
import type { CategoryField } from '../list/field.ts';
import { hasOptions, isKind, mayFilter } from '../../shared/field-kinds.ts';

export interface FieldRecord {
	readonly id: number;
	readonly slug: string;
	readonly title: { readonly raw?: string; readonly rendered: string };
	readonly menu_order: number;
	readonly meta: { readonly [META.fieldSettings]?: Partial<Settings> };
}

interface Settings {
	readonly type: string;
	readonly options: readonly string[];
	readonly required: boolean;
	readonly help: string;
	readonly filterable: boolean;
	/** Whether all listings have the field, in every category. */
	readonly everywhere: boolean;
}

export const FIELD_PARTS = 'id,slug,title,menu_order,meta';

const settingsOf = ({ meta }: FieldRecord) => meta[META.fieldSettings] ?? {};

export const isEverywhere = (record: FieldRecord): boolean =>
	settingsOf(record).everywhere === true;

export function readField(record: FieldRecord): CategoryField {
	const {
		type,
		options = [],
		required = false,
		help = '',
		filterable = false,
	} = settingsOf(record);
	return {
		key: `saved-${record.id}`,
		id: record.id,
		label: record.title.raw ?? decodeEntities(record.title.rendered),
		slug: record.slug,
		savedSlug: record.slug,
		kind: isKind(type) ? type : 'text',
		help,
		required,
		options,
		filterable,
	};
}

/** Converts a field's settings to the format of the REST API, for the preview and for saving. */
export const settingsFrom = (field: CategoryField, everywhere: boolean): Settings => ({
	type: field.kind,
	options: hasOptions(field.kind) ? field.options : [],
	required: field.required,
	help: field.help.trim(),
	filterable: field.filterable && mayFilter(field.kind),
	everywhere,
});

export const writeField = (field: CategoryField, everywhere: boolean, order: number) => ({
	title: field.label.trim(),
	slug: field.slug,
	status: 'publish',
	menu_order: order,
	meta: { [META.fieldSettings]: settingsFrom(field, everywhere) },
});
