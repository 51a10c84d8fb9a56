// Pixels, or margins as IntersectionObserver takes them. Imported as `DISTANCE.lazyMargin`; one
// export each, so that a bundle carries only what it uses. Spec §9 unless a line says otherwise.

/** The button shows above this, not at it: "more than 100 px". Spec §2. */
export const scrollTopThreshold = 100;

/** Top and bottom, and nothing sideways. */
export const lazyMargin = '200px 0px';

/** How near a widget must be before it wakes. Ours. */
export const visibleMargin = '200px';
