/** The values of `planUsage` while no category is selected. Spec §7 and §9. */
export const PLAN_USAGE = { default: 'default', listingOnly: 'listingonly' } as const;

export type PlanUsage = (typeof PLAN_USAGE)[keyof typeof PLAN_USAGE];
