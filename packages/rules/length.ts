import { atLeast, atMost } from './threshold.ts';
import type { RuleField } from './types.ts';

/**
 * In UTF-16 units, as a browser counts for `maxlength`. A line break is one of them, though it
 * travels to the server as two.
 */
const totalLength = ({ texts }: RuleField) =>
	texts.reduce((sum, text) => sum + text.replaceAll('\r\n', '\n').length, 0);

/** An empty field passes: being empty is `required`'s business, not ours. */
export const minlength = atLeast((field) => totalLength(field) || Infinity);

export const maxlength = atMost(totalLength);
