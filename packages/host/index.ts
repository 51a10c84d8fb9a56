export { createGazetteer, type Gazetteer } from './gazetteer.ts';
export { install } from './install.ts';
export { olderMarkupOf, type OlderMarkupModule } from './adoption/older-markup.ts';
export { pageAjax, pageOpenRest } from './page-calls.ts';
export { pageConfig, pageText } from './page.ts';
export { report } from './report.ts';
export { reportUnrecognized, type PagePart } from './unrecognized.ts';
export { linkStylesheet, withStyles } from './stylesheet.ts';
export {
	defineWidget,
	type Handle,
	type Moment,
	type Mount,
	type Options,
	type Widget,
} from './types.ts';
