export { acceptedTypes } from './accepted-types.ts';
export type { Prepared, Refusal } from './prepare.ts';
export { createPreparer, type Prepare, type PreparerOptions } from './preparer.ts';
