import { LIMIT } from '@gazetteer/contract';
import type { Check } from '../types.ts';

/**
 * Creates a check that every text of a field must pass. A text above the length limit fails. Use
 * patterns without backtracking, so that their run time grows linearly.
 */
export const everyText =
	(passes: (text: string) => boolean): Check =>
	({ texts }) =>
		texts.every((text) => text.length <= LIMIT.longestMatched && passes(text));
