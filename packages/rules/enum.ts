import type { Rule } from './types.ts';

/** Named with an underscore since `enum` alone is no name here. */
export const enum_: Rule = ({ accept = [] }) => {
	const accepted = new Set(accept.map((value) => String(value).trim()));
	return ({ texts }) => texts.every((text) => accepted.has(text));
};
