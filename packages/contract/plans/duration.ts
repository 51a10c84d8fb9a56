import { annually, monthly } from '../texts/texts.ts';

/** The billing periods. A plan without a billing period has an empty string. Spec §9. */
export const DURATION = { monthly: 'monthly', yearly: 'yearly' } as const;

export type Duration = (typeof DURATION)[keyof typeof DURATION];

/** The labels of the period switcher. Spec §2 and §9. */
export const DURATION_LABEL = { monthly, yearly: annually } as const;
