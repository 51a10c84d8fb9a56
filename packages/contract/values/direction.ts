/** The default text direction. Spec §9. */
export const DEFAULT_DIRECTION = 'ltr';
