import type { Schema } from '@gazetteer/contract';
import { compile, hasMimeTypes, readFields, readSchema, type Validate } from '@gazetteer/rules';
import { UNCHECKED, WRAP } from '../markup.ts';
import type { Validated } from '../page-api.ts';
import { errorsCleared, errorsFound, type FieldError } from '../state.ts';
import { controlsIn, entriesOf, fieldOf, wrapsIn } from './fields.ts';
import type { ActiveContactForm } from './active-form.ts';

/**
 * Returns the fields up to the changed one. Later fields are not validated, because the visitor
 * has not reached them.
 */
function validatedWraps(
	wraps: readonly Element[],
	target: Element | undefined,
): readonly Element[] {
	const changed = target?.closest(WRAP);
	return changed ? wraps.slice(0, wraps.indexOf(changed) + 1) : wraps;
}

/**
 * Merges the errors in the order of the page, one per field. Fields that were not validated keep
 * their error.
 */
function merged(
	before: readonly FieldError[],
	names: readonly string[],
	checked: ReadonlySet<string>,
	wrong: ReadonlyMap<string, string>,
): FieldError[] {
	const known = new Map(before.map((error) => [error.field, error]));
	const all = new Set(names);
	const elsewhere = before.filter(({ field }) => !all.has(field));
	return [...all]
		.flatMap((field) => {
			const error = known.get(field);
			if (!checked.has(field)) return error ?? [];
			const message = wrong.get(field);
			if (message === undefined) return [];
			return error?.message === message ? error : { field, message };
		})
		.concat(elsewhere);
}

const isSame = (one: readonly FieldError[], other: readonly FieldError[]) =>
	one.length === other.length && one.every((error, at) => error === other[at]);

/**
 * Adds file extensions to rules that contain MIME types. If this fails, every file passes, and only
 * the server checks the type.
 */
const addExtensions = (schema: Schema) =>
	import('../on-demand/file-types.ts').then(
		({ withExtensions }) => withExtensions(schema),
		() => schema,
	);

export function createValidator(form: ActiveContactForm) {
	const { root, store, facade } = form;
	let schema: unknown;
	let validate: Validate;

	const prepare = async () => {
		const known = facade.schema;
		const read = readSchema(known);
		// The table of MIME types is large and rarely needed, so it is a separate download.
		const complete = hasMimeTypes(read) ? await addExtensions(read) : read;
		validate = compile(complete);
		// Set the variable only when `validate` is ready, because browser autofill starts several
		// validations at the same time.
		schema = known;
	};

	return async ({ target, scope = root }: Validated): Promise<void> => {
		if (!facade.schema || (target && (!target.closest(WRAP) || target.closest(UNCHECKED))))
			return;
		if (facade.schema !== schema) await prepare();
		const { status } = store.get();
		form.enter('validating');

		const wraps = wrapsIn(scope).filter((wrap) => !wrap.closest(UNCHECKED));
		const names = wraps.map(fieldOf);
		const controls = wraps.map(controlsIn);
		const { length } = validatedWraps(wraps, target);
		const checked = new Set(names.slice(0, length));
		const answerable = names.filter((_name, at) => at < length && controls[at]!.length);
		const wrong = validate(readFields(entriesOf(controls.flat())), answerable);

		const { errors } = store.get();
		const now = merged(errors, names, checked, wrong);
		const isMended = status === 'invalid' && !now.length;
		if (!isSame(errors, now)) store.update(isMended ? errorsCleared : errorsFound(now));
		form.enter(status);
	};
}
