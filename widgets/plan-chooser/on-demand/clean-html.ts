export { cleanHtml } from '@gazetteer/clean-html';
