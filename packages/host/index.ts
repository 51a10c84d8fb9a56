export { defineWidget } from './define-widget.ts';
export { createGazetteer, type Gazetteer } from './gazetteer.ts';
export { install } from './install.ts';
export { pageAjax, pageOpenRest } from './page-calls.ts';
export { pageConfig, pageText } from './page.ts';
export { withStyles, withStylesheet } from './stylesheet.ts';
export type { Handle, Moment, Mount, Options, Widget } from './types.ts';
