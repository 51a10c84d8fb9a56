/** The value of the login field: `yes` logs the visitor in, `no` creates an account. Spec §3 and §6. */
export const PROCESS_LOGIN = { yes: 'yes', no: 'no' } as const;

export type ProcessLogin = (typeof PROCESS_LOGIN)[keyof typeof PROCESS_LOGIN];
