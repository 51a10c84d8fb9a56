import { LIMIT } from '@gazetteer/contract';
import { everyText } from './every-text.ts';
import type { Rule } from '../types.ts';

/** A label of the domain is runs of letters and digits, joined by hyphens. Two labels at least. */
const ADDRESS = /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/i;

const isAddress = everyText((text) => text.length >= LIMIT.emailMinLength && ADDRESS.test(text));

export const email: Rule = () => isAddress;
