/**
 * The HTTP methods of the contact calls. They are not in rest-paths.ts, because a page downloads
 * the paths earlier. Spec §7.
 */
export const REST_METHOD = { schema: 'GET', feedback: 'POST', refill: 'GET' } as const;
