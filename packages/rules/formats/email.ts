import { LIMIT } from '@gazetteer/contract';
import { everyText } from './every-text.ts';
import type { Rule } from '../types.ts';

/**
 * Matches an email address. Each label of the domain consists of letters, digits and inner hyphens.
 * The domain has two or more labels.
 */
const ADDRESS = /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/i;

const isAddress = everyText((text) => text.length >= LIMIT.emailMinLength && ADDRESS.test(text));

export const email: Rule = () => isAddress;
