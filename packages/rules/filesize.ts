import { atLeast, atMost } from './threshold.ts';
import type { Field } from './types.ts';

const totalSize = ({ files }: Field) => files.reduce((sum, { size }) => sum + size, 0);

export const minfilesize = atLeast(totalSize);

export const maxfilesize = atMost(totalSize);
