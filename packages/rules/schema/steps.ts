import { fieldOfInput, type Schema, type SchemaRule } from '@gazetteer/contract';
import type { Check, Look } from '../types.ts';
import { RULES } from './dictionary.ts';

/** A rule of a group may speak of a field of its own, and otherwise speaks of the group's. */
function memberCheck(spec: SchemaRule, groups: string) {
	const field = fieldOfInput(spec.field ?? groups);
	const check = checkOf(spec, field);
	return check ? [(look: Look) => check(look(field), look)] : [];
}

/** A group in which nothing is known is unknown itself: nobody could ever satisfy an `any` like that. */
function groupCheck({ rule, rules = [] }: SchemaRule, field: string): Check | undefined {
	const checks = rules.flatMap((member) => memberCheck(member, field));
	const enough = rule === 'all' ? 'every' : 'some';
	return checks.length < 1 && rules.length > 0
		? undefined
		: (_own, look) => checks[enough]((check) => check(look));
}

/** How to check a rule, or nothing where the rule is not known: a newer server may have more of them. */
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
