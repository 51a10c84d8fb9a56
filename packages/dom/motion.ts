/** Read the setting before each animation, because the visitor may change it. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
