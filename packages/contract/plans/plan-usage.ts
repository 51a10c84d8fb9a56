/** The values of `planUsage` in a request without a category. Spec §7 and §9. */
export const PLAN_USAGE = { default: 'default', listingOnly: 'listingonly' } as const;

export type PlanUsage = (typeof PLAN_USAGE)[keyof typeof PLAN_USAGE];
