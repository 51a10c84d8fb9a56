/** Ours. The older markup has the same shape under other names: a track, and the bar as its first child. */
export const TRACK = 'gz-reading-progress';
export const BAR = 'gz-reading-progress-bar';

/** The older bar, whose page may mark its track or an element around that. */
export const OLDER_BAR = '.hfe-reading-progress-bar';
