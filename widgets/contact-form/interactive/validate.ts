import type { Schema } from '@gazetteer/contract';
import { compile, namesTypes, readFields, readSchema, type Validate } from '@gazetteer/rules';
import { UNCHECKED, WRAP } from '../markup.ts';
import type { Validated } from '../page-api.ts';
import { errorsCleared, errorsFound, type FieldError } from '../state.ts';
import { controlsIn, entriesOf, fieldOf, wrapsIn } from './fields.ts';
import type { ActiveContactForm } from './active-form.ts';

/** The wraps from the first to the changed one: nobody is blamed for what they have not come to yet. */
function judgedWraps(wraps: readonly Element[], target: Element | undefined): readonly Element[] {
	const changed = target?.closest(WRAP);
	return changed ? wraps.slice(0, wraps.indexOf(changed) + 1) : wraps;
}

/** One error for each field, in the page's order; those of fields that were not judged stay. */
function merged(
	before: readonly FieldError[],
	names: readonly string[],
	judged: ReadonlySet<string>,
	wrong: ReadonlyMap<string, string>,
): FieldError[] {
	const known = new Map(before.map((error) => [error.field, error]));
	const all = new Set(names);
	const elsewhere = before.filter(({ field }) => !all.has(field));
	return [...all]
		.flatMap((field) => {
			const error = known.get(field);
			if (!judged.has(field)) return error ?? [];
			const message = wrong.get(field);
			if (message === undefined) return [];
			return error?.message === message ? error : { field, message };
		})
		.concat(elsewhere);
}

const isSame = (one: readonly FieldError[], other: readonly FieldError[]) =>
	one.length === other.length && one.every((error, at) => error === other[at]);

/** Without its types spelt out a rule takes any file: the server looks, too. */
const spellTypes = (schema: Schema) =>
	import('../on-demand/file-types.ts').then(
		({ withEndings }) => withEndings(schema),
		() => schema,
	);

/** Holds the form against the server's rules, once they have come. */
export function createValidator(form: ActiveContactForm) {
	const { root, store, facade } = form;
	let schema: unknown;
	let validate: Validate;

	const prepare = async () => {
		const known = facade.schema;
		const read = readSchema(known);
		// Most forms take no files, and fewer name them by type: the list of types is not for all.
		const spelt = namesTypes(read) ? await spellTypes(read) : read;
		validate = compile(spelt);
		// Not before: a browser that fills in a whole form changes many fields at once.
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
		const { length } = judgedWraps(wraps, target);
		const judged = new Set(names.slice(0, length));
		const answerable = names.filter((_name, at) => at < length && controls[at]!.length);
		const wrong = validate(readFields(entriesOf(controls.flat())), answerable);

		const { errors } = store.get();
		const now = merged(errors, names, judged, wrong);
		const isMended = status === 'invalid' && !now.length;
		if (!isSame(errors, now)) store.update(isMended ? errorsCleared : errorsFound(now));
		form.enter(status);
	};
}
