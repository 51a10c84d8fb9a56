export { withEndings } from '@gazetteer/rules';
