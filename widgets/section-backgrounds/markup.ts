/**
 * The custom property with a section's background image. Browsers do not download images in unused
 * properties.
 */
export const BACKGROUND = '--gz-background';

/** The class that shows the background, for our own and older sections. */
export const SHOWN = 'e-lazyloaded';

/** Selects sections that opt out of lazy loading and need no class. */
export const NEVER = '.e-no-lazyload';
