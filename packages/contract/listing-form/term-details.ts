/** The fields of an `ajax_term` request. `listing_id` is always sent, and empty for a new listing. Spec §7. */
export interface TermDetailsRequest {
	term_id: number | string | readonly (number | string)[];
	listing_id: number | '';
}

/**
 * What `ajax_term` answers. Two spellings are wrong and fixed for ever: `hasfeatues`, and the tag ids,
 * which carry one leading space so that JavaScript does not sort them. `hasfeatues` may be true
 * while `tags` is null, and an empty map arrives as a list, because PHP cannot tell them apart.
 */
export interface TermDetailsAnswer {
	hasfeatues: boolean;
	hasfields: boolean;
	tags: Record<string, string> | readonly [] | null;
	lpselectedtags: Record<string, number | string> | readonly [];
	featuretitle: string;
	fields: string | null;
}
