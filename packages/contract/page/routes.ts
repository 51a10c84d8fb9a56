/** The URL paths of the home page and of a listing. Spec §2. */
export const ROUTE = { home: '/', listing: '/listing/{slug}/' } as const;
