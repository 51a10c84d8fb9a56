export { cleanFields } from './clean-fields.ts';
export { cleanHtml } from './clean-html.ts';
export { cleanWriting } from './clean-writing.ts';
