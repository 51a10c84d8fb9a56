export { compile, validate, type Validate } from './schema/compile.ts';
export { withExtensions } from './schema/endings.ts';
export { hasMimeTypes } from './schema/has-mime-types.ts';
export { readFields } from './schema/read-fields.ts';
export { readSchema } from './schema/read-schema.ts';
export type { ChosenFile, RuleField } from './types.ts';
