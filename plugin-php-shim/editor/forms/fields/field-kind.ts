import type { FieldAttributes } from './field.ts';

/** Names of the components that render a field in the editor. */
export type Kind =
	| 'line'
	| 'area'
	| 'range'
	| 'select'
	| 'choices'
	| 'acceptance'
	| 'quiz'
	| 'captcha'
	| 'file'
	| 'hidden'
	| 'submit'
	| 'registered';

/** A group of controls in the sidebar of a field block. */
export type SettingGroup =
	| 'typing'
	| 'lengths'
	| 'counter'
	| 'numbers'
	| 'days'
	| 'hours'
	| 'select'
	| 'checkboxes'
	| 'radios'
	| 'files'
	| 'questions'
	| 'acceptance'
	| 'value';

export interface FieldKind {
	readonly title: string;
	readonly description: string;
	readonly keywords: readonly string[];
	readonly kind: Kind;
	readonly settings: readonly SettingGroup[];
	readonly fresh: Partial<FieldAttributes>;
	/** The field types that this type can be converted to without data loss. */
	readonly becomes?: readonly string[];
}
