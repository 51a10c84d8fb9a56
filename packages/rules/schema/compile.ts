import { fieldOfInput, type Schema } from '@gazetteer/contract';
import { clean } from './clean.ts';
import { withExtensions } from './endings.ts';
import { stepsOf, type Step } from './steps.ts';
import type { RuleField } from '../types.ts';

/** Returns the first error of each invalid field. With `only`, checks only these fields. */
export type Validate = (
	fields: ReadonlyMap<string, RuleField>,
	only?: Iterable<string>,
) => Map<string, string>;

const EMPTY: RuleField = { texts: [], files: [] };

/**
 * Compiles a schema, so that it can be checked after every change of the form. `withExtensions()` must
 * expand the MIME types first.
 */
export function compile(schema: Schema): Validate {
	const steps = stepsOf(schema);

	return (fields, only) => {
		const errors = new Map<string, string>();
		const readField = (name: string) =>
			clean(fields.get(name) ?? fields.get(`${name}[]`) ?? EMPTY);
		const ask = (own: readonly Step[] | undefined, name: string) => {
			const field = readField(name);
			const failed = own?.find(({ check }) => !check(field, readField));
			if (failed) errors.set(name, failed.error);
		};

		if (only) {
			for (const name of only) ask(steps.get(fieldOfInput(name)), fieldOfInput(name));
		} else {
			steps.forEach(ask);
		}
		return errors;
	};
}

/** Validates fields once. Also expands the MIME types in the schema. */
export const validate = (schema: Schema, ...asked: Parameters<Validate>) =>
	compile(withExtensions(schema))(...asked);
