/**
 * Whether the visitor prefers reduced motion. Call this before each animation, because the setting
 * may change.
 */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
