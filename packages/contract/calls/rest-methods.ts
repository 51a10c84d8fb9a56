/** How the contact calls are made. Apart from their paths, which a page needs before anything is sent. Spec §7. */
export const REST_METHOD = { schema: 'GET', feedback: 'POST', refill: 'GET' } as const;
