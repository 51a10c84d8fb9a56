/** Sent with every contact call, and no nonce with it. Spec §7. */
export const ACCEPT = 'application/json, */*;q=0.1';
