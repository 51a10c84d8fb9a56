/** The Accept header of the contact form's REST requests, which send no nonce. Spec §7. */
export const ACCEPT = 'application/json, */*;q=0.1';
