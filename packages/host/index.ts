export { defineWidget } from './define-widget.ts';
export { dressed, wearing } from './dress.ts';
export { createGazetteer, type Gazetteer } from './gazetteer.ts';
export { pageAjax, pageOpenRest } from './page-calls.ts';
export { pageConfig, pageText } from './page.ts';
export { takePlace } from './take-place.ts';
export type { Handle, Moment, Mount, Options, Widget } from './types.ts';
