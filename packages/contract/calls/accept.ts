/** The Accept header of contact calls, which have no nonce. Spec §7. */
export const ACCEPT = 'application/json, */*;q=0.1';
