/** Spec §9: the rows of an FAQ's answer, and the shortest e-mail address the contact form takes. */
export const LIMIT = {
	faqAnswerRows: 8,
	emailMinLength: 6,
	/** Of one listing, so that its page stays one that people read. Ours. */
	tags: 30,
	faqs: 100,
	/** No pattern is tried on a longer text, in UTF-16 units: it counts as not matching. Ours. */
	longestMatched: 100_000,
	/** Places that are suggested at once: a list that needs no scrolling. Ours. */
	suggestions: 5,
	/** A picture's longer side in pixels, as WordPress keeps it. Ours. */
	pictureSide: 2560,
} as const;
