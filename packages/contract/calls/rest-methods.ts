/**
 * The HTTP methods of the contact form's REST requests. They are in a separate file, because a page
 * downloads rest-paths.ts before it needs the methods. Spec §7.
 */
export const REST_METHOD = { schema: 'GET', feedback: 'POST', refill: 'GET' } as const;
