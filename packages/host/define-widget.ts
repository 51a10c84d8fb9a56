import type { Widget } from './types.ts';

/** Only types: a misspelt moment or a missing name is found while writing, not on a visitor's page. */
export const defineWidget = (widget: Widget): Widget => widget;
