import { annually, monthly } from '../texts/texts.ts';

/** The billing periods, as they are sent. No period is sent as an empty text. Spec §9. */
export const DURATION = { monthly: 'monthly', yearly: 'yearly' } as const;

export type Duration = (typeof DURATION)[keyof typeof DURATION];

/** What the switcher shows for them. Spec §2 and §9. */
export const DURATION_LABEL = { monthly, yearly: annually } as const;
