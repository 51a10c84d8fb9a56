/** Asked at the moment of moving, because a visitor may change the setting while the page is open. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
