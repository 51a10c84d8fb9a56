export { botCheckOf, type BotCheck } from './check.ts';
export { explain } from './explain.ts';
export { BotCheckError, type Trouble } from './types.ts';
