/** What the standard/general toggle carries; `standard`, while active, asks for general plans. Spec §4. */
export const PLAN_TOGGLE = { standard: 'standard', exclusive: 'exclusive' } as const;

/** The form on every plan card, and the field in it that carries the chosen category. Spec §3. */
export const PLAN_CARD = {
	form: 'price-plan-button',
	category: 'lp_pre_selected_cats',
	plan: 'plan_id',
	noPlan: 'none',
} as const;
