export { cleanFields } from './clean-fields.ts';
export { cleanHtml } from './clean-html.ts';
export { letsOthersParse } from './lets-others-parse.ts';
export { cleanWriting, trustedWriting } from './clean-writing.ts';
