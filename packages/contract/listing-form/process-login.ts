/** Whether the account fields are a login (yes) or a sign-up (no). Spec §3 and §6. */
export const PROCESS_LOGIN = { yes: 'yes', no: 'no' } as const;

export type ProcessLogin = (typeof PROCESS_LOGIN)[keyof typeof PROCESS_LOGIN];
