/** A button that the page has drawn is its own root; any other root holds one, or gets one. */
export const READY = 'button';
