/** The HTTP methods of the contact calls. In a separate file from the paths, which a page needs earlier. Spec §7. */
export const REST_METHOD = { schema: 'GET', feedback: 'POST', refill: 'GET' } as const;
