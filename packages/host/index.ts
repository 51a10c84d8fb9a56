export { createGazetteer, type Gazetteer } from './gazetteer.ts';
export { install } from './install.ts';
export { pageAjax, pageOpenRest } from './page-calls.ts';
export { pageConfig, pageText } from './page.ts';
export { withStyles, withStylesheet } from './stylesheet.ts';
export {
	defineWidget,
	type Handle,
	type Moment,
	type Mount,
	type Options,
	type Widget,
} from './types.ts';
