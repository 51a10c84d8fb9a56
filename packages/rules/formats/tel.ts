import { everyText } from './every-text.ts';
import type { Rule } from '../types.ts';

/** Digits, a plus before the first, and anywhere the signs that people part them with. */
const isNumber = everyText((text) =>
	/^[()/.*#\s-]*(?:\+[()/.*#\s-]*)?\d[\d()/.*#\s-]*$/.test(text),
);

export const tel: Rule = () => isNumber;
