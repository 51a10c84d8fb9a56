export { compile, validate, type Validate } from './compile.ts';
export { withEndings } from './endings.ts';
export { namesTypes } from './names-types.ts';
export { readFields } from './read-fields.ts';
export { readSchema } from './read-schema.ts';
export type { ChosenFile, Field } from './types.ts';
