import type { SchemaRule } from '@gazetteer/contract';

export interface ChosenFile {
	readonly name: string;
	readonly size: number;
}

/** The values of a field, as the form would send them. */
export interface RuleField {
	readonly texts: readonly string[];
	readonly files: readonly ChosenFile[];
}

/** Returns another field of the form, for groups with rules for several fields. */
export type ReadField = (name: string) => RuleField;

/** Whether a field with trimmed values satisfies a rule. */
export type Check = (field: RuleField, readField: ReadField) => boolean;

/** Reads the settings of a rule once, and returns a check that can run at every keystroke. */
export type Rule = (spec: SchemaRule) => Check;
