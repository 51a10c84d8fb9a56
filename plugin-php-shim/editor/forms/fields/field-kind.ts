import type { FieldAttributes } from './field.ts';

/** How a field looks in the canvas. */
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

/** A group of controls in a block's sidebar. */
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
	/** What a field holds when it is put in. */
	readonly fresh: Partial<FieldAttributes>;
	/** Those it can become without losing anything. */
	readonly becomes?: readonly string[];
}
