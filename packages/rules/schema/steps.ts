import { fieldOfInput, type Schema, type SchemaRule } from '@gazetteer/contract';
import type { Check, ReadField } from '../types.ts';
import { RULES } from './dictionary.ts';

/** Returns the check of a rule in a group. A rule without a field applies to the group's field. */
function memberCheck(spec: SchemaRule, groups: string) {
	const field = fieldOfInput(spec.field ?? groups);
	const check = checkOf(spec, field);
	return check ? [(readField: ReadField) => check(readField(field), readField)] : [];
}

/**
 * Returns the check of a group. A group with unknown rules only is unknown, because an empty `any`
 * would always fail.
 */
function groupCheck({ rule, rules = [] }: SchemaRule, field: string): Check | undefined {
	const checks = rules.flatMap((member) => memberCheck(member, field));
	const enough = rule === 'all' ? 'every' : 'some';
	return checks.length < 1 && rules.length > 0
		? undefined
		: (_own, readField) => checks[enough]((check) => check(readField));
}

/**
 * Returns the check of a rule. Returns undefined for an unknown rule, which a newer server may
 * send.
 */
function checkOf(spec: SchemaRule, field: string): Check | undefined {
	if (spec.rule === 'all' || spec.rule === 'any') return groupCheck(spec, field);
	return Object.hasOwn(RULES, spec.rule)
		? RULES[spec.rule as keyof typeof RULES](spec)
		: undefined;
}

export interface Step {
	readonly check: Check;
	readonly error: string;
}

/**
 * Returns the checks of each field, in the order of the schema. Skips rules without a field or an
 * error message.
 */
export function stepsOf({ rules }: Schema): ReadonlyMap<string, readonly Step[]> {
	const steps = new Map<string, Step[]>();

	const add = (spec: SchemaRule, groups?: string) => {
		const { rule, field = groups, error, rules: members = [] } = spec;
		if (field === undefined) return;
		if (error === undefined) {
			// If an `all` has no message, the messages of its members are used.
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
