/** A field of the form is only looked at here; what is said of it stands beside it, to be edited. */
export const still = { tabIndex: -1, 'aria-hidden': true } as const;
