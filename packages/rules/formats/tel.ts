import { everyText } from './every-text.ts';
import type { Rule } from '../types.ts';

/** Accepts digits, an optional plus before the first digit, and separators anywhere. */
const isNumber = everyText((text) =>
	/^[()/.*#\s-]*(?:\+[()/.*#\s-]*)?\d[\d()/.*#\s-]*$/.test(text),
);

export const tel: Rule = () => isNumber;
