import { fieldOfInput, type Schema, type SchemaRule } from '@gazetteer/contract';
import { checkOf } from './check-of.ts';
import type { Check } from './types.ts';

export interface Step {
	readonly check: Check;
	readonly error: string;
}

/** The steps of each field, in the schema's order. A rule without a field or without words cannot be shown. */
export function stepsOf({ rules }: Schema): ReadonlyMap<string, readonly Step[]> {
	const steps = new Map<string, Step[]>();

	const add = (spec: SchemaRule, groups?: string) => {
		const { rule, field = groups, error, rules: members = [] } = spec;
		if (field === undefined) return;
		if (error === undefined) {
			// An `all` without words leaves the word to its members, each of which then stands alone.
			if (rule === 'all') members.forEach((member) => add(member, field));
			return;
		}
		const name = fieldOfInput(field);
		const check = checkOf(spec, name);
		if (check) steps.set(name, [...(steps.get(name) ?? []), { check, error }]);
	};

	rules.forEach((spec) => add(spec));
	return steps;
}
