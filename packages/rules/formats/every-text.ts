import { LIMIT } from '@gazetteer/contract';
import type { Check } from '../types.ts';

/**
 * Each text of a field must pass; one that is too long for a pattern fails before it is tried. The
 * patterns given here have one way at most to match a text, so they take time in line with its length.
 */
export const everyText =
	(passes: (text: string) => boolean): Check =>
	({ texts }) =>
		texts.every((text) => text.length <= LIMIT.longestMatched && passes(text));
