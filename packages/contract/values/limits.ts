/** The number of rows of an FAQ answer field, and the minimum length of an email address. Spec §9. */
export const LIMIT = {
	faqAnswerRows: 8,
	emailMinLength: 6,
	/** The maximum number of tags and FAQs of a listing. Not in the specification. */
	tags: 30,
	faqs: 100,
	/**
	 * A text with more UTF-16 units fails every pattern rule, to limit the run time. Not in the
	 * specification.
	 */
	longestMatched: 100_000,
	/**
	 * The maximum number of suggested places. The list then needs no scroll bar. Not in the
	 * specification.
	 */
	suggestions: 5,
	/**
	 * The maximum side length of an image in pixels. WordPress scales larger images down. Not in
	 * the specification.
	 */
	pictureSide: 2560,
} as const;
