export { compile, validate, type Validate } from './schema/compile.ts';
export { withEndings } from './schema/endings.ts';
export { namesTypes } from './schema/names-types.ts';
export { readFields } from './schema/read-fields.ts';
export { readSchema } from './schema/read-schema.ts';
export type { ChosenFile, RuleField } from './types.ts';
