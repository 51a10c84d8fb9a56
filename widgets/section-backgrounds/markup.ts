/** Where a section's background waits: no browser fetches what only a custom property names. */
export const BACKGROUND = '--gz-background';

/** The class from which on a background shows, ours and the older sections' alike. */
export const SHOWN = 'e-lazyloaded';

/** A section that never waits, and so needs no class. */
export const NEVER = '.e-no-lazyload';
