/** The paths the specification gives. Spec §2. */
export const ROUTE = { home: '/', listing: '/listing/{slug}/' } as const;
