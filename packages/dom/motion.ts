/**
 * Whether the visitor prefers reduced motion. Call this before each animation, because the setting
 * may change.
 */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
