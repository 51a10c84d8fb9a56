/** The border colours of invalid and valid fields. Spec §5 and §9. */
export const COLOUR = { error: '#eb5439', normal: '#C8CBCE' } as const;
