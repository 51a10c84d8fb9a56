// Pixels, or margins for IntersectionObserver. Imported as `DISTANCE.lazyMargin`, with one export each for tree
// shaking. Spec §9 unless noted otherwise.

/** The button is visible above this value, not at it: "more than 100 px". Spec §2. */
export const scrollTopThreshold = 100;

/** Top and bottom only. */
export const lazyMargin = '200px 0px';

/** The distance from the viewport at which a widget starts. Not in the specification. */
export const visibleMargin = '200px';
