/** The direction of text where a page does not say. Spec §9. */
export const DEFAULT_DIRECTION = 'ltr';
