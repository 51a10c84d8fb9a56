export { cleanFields } from '@gazetteer/clean-html';
