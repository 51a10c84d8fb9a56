import type { Schema, SchemaRule } from '@gazetteer/contract';

/** Returns the members of a list. PHP encodes a list with gaps in its keys as an object. */
const listOf = (value: unknown): readonly unknown[] =>
	typeof value === 'object' ? Object.values(value ?? []) : [];

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNumber = (value: unknown): value is string | number =>
	isText(value) || typeof value === 'number';

function readRule(value: unknown): readonly SchemaRule[] {
	const read = Object(value) as Partial<Record<keyof SchemaRule, unknown>>;
	const { rule, field, error, threshold, base, interval, accept } = read;
	if (!isText(rule)) return [];
	return [
		{
			rule,
			...(isText(field) && { field }),
			...(isText(error) && { error }),
			...(isTextOrNumber(threshold) && { threshold }),
			...(isTextOrNumber(base) && { base }),
			...(isTextOrNumber(interval) && { interval }),
			accept: listOf(accept).filter(isTextOrNumber),
			...readSchema(read),
		},
	];
}

/** Reads a schema, or a group in a schema, from the server's response. Drops invalid parts. Spec §3. */
export const readSchema = (answer: unknown): Schema => ({
	rules: listOf((Object(answer) as { rules?: unknown }).rules).flatMap(readRule),
});
