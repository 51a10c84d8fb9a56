/** The borders of a field that is wrong, and of one that is not. Spec §5 and §9. */
export const COLOUR = { error: '#eb5439', normal: '#C8CBCE' } as const;
