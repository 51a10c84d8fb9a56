export { withExtensions } from '@gazetteer/rules';
