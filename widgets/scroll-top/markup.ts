/** A `button` as root is complete. Any other root contains a button or is empty. */
export const READY = 'button';
