/** Spec §9: the rows of an FAQ answer, and the minimum length of an email address. */
export const LIMIT = {
	faqAnswerRows: 8,
	emailMinLength: 6,
	/** Limits of a listing, so that its page stays readable. Not in the specification. */
	tags: 30,
	faqs: 100,
	/** Longer texts (in UTF-16 units) never match a pattern. Not in the specification. */
	longestMatched: 100_000,
	/** The maximum number of suggested places, so that the list needs no scrolling. Not in the specification. */
	suggestions: 5,
	/** A picture's longer side in pixels, as WordPress keeps it. Ours. */
	pictureSide: 2560,
} as const;
