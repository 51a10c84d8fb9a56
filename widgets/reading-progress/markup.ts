/** Ours. The older markup has the same shape under other names: a track, and the bar as its first child. */
export const TRACK = 'gz-reading-progress';
export const BAR = 'gz-reading-progress-bar';
