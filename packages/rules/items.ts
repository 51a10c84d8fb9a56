import { atLeast, atMost } from './threshold.ts';
import type { RuleField, Rule } from './types.ts';

const countOf = ({ texts, files }: RuleField) => texts.length + files.length;

export const minitems = atLeast(countOf);

export const maxitems = atMost(countOf);

export const required: Rule = () => (field) => countOf(field) > 0;
