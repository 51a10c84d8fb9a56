import type { Rule } from './types.ts';

/** The name ends with an underscore, because `enum` is a reserved word. */
export const enum_: Rule = ({ accept = [] }) => {
	const accepted = new Set(accept.map((value) => String(value).trim()));
	return ({ texts }) => texts.every((text) => accepted.has(text));
};
