/** The fields of an `ajax_term` request. `listing_id` is an empty string for a new listing. Spec §7. */
export interface TermDetailsRequest {
	term_id: number | string | readonly (number | string)[];
	listing_id: number | '';
}

/**
 * The response to an `ajax_term` request. Clients depend on the misspelt key `hasfeatues`. Each tag
 * id has a leading space, so that JavaScript keeps the order of the keys. `hasfeatues` may be true
 * while `tags` is null. PHP encodes an empty map as an empty list.
 */
export interface TermDetailsAnswer {
	hasfeatues: boolean;
	hasfields: boolean;
	tags: Record<string, string> | readonly [] | null;
	lpselectedtags: Record<string, number | string> | readonly [];
	featuretitle: string;
	fields: string | null;
}
