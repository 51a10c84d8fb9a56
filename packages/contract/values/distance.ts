// Distances in pixels, or margins for an IntersectionObserver. Import them as
// `DISTANCE.lazyMargin`. Each is a separate export for tree shaking. Spec §9, unless noted
// otherwise.

/**
 * The button is visible if the page is scrolled by more than this value. Spec §2: "more than 100
 * px".
 */
export const scrollTopThreshold = 100;

/** The margin applies to the top and the bottom only. */
export const lazyMargin = '200px 0px';

/**
 * A widget starts when the distance of its element to the viewport is less than this. Not in the
 * specification.
 */
export const visibleMargin = '200px';
