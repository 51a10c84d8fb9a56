import type { Param, Params } from './types.ts';

const text = (value: Param) => (value === null || value === undefined ? '' : String(value));

/** `Array.isArray` alone does not narrow a read-only list. */
const isList = (value: Param | readonly Param[]): value is readonly Param[] => Array.isArray(value);

/** The form encoding as PHP reads it: a list travels as `name[]`, an empty value as ''. */
export function encode(params: Params): URLSearchParams {
	const pairs = new URLSearchParams();
	for (const [name, value] of Object.entries(params)) {
		if (isList(value)) {
			value.forEach((member) => pairs.append(`${name}[]`, text(member)));
		} else {
			pairs.append(name, text(value));
		}
	}
	return pairs;
}
