import { atLeast, atMost } from './threshold.ts';
import type { RuleField } from './types.ts';

/**
 * Counts UTF-16 units, as browsers do for `maxlength`. A line break counts as one, although it is
 * sent as two characters.
 */
const totalLength = ({ texts }: RuleField) =>
	texts.reduce((sum, text) => sum + text.replaceAll('\r\n', '\n').length, 0);

/** An empty field passes, because the rule `required` rejects it. */
export const minlength = atLeast((field) => totalLength(field) || Infinity);

export const maxlength = atMost(totalLength);
