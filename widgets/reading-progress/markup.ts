/**
 * The classes of our own markup. Older markup has the same structure with other classes: a track
 * with the bar as its first child.
 */
export const TRACK = 'gz-reading-progress';
export const BAR = 'gz-reading-progress-bar';

/** The bar of older markup. The root can be its track or an element around the track. */
export const OLDER_BAR = '.hfe-reading-progress-bar';
