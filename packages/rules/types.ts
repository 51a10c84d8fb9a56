import type { SchemaRule } from '@gazetteer/contract';

export interface ChosenFile {
	readonly name: string;
	readonly size: number;
}

/** What a field holds, as it would be sent. */
export interface RuleField {
	readonly texts: readonly string[];
	readonly files: readonly ChosenFile[];
}

/** Finds any other field of the form, for the groups whose rules speak of several. */
export type Look = (name: string) => RuleField;

/** Whether a field, cleaned of blanks, satisfies a rule. */
export type Check = (field: RuleField, look: Look) => boolean;

/** Reads the rule's settings once, so that a check at every keystroke need not read them again. */
export type Rule = (spec: SchemaRule) => Check;
