import { FIELD } from '@gazetteer/contract';

/** `question` and `answer` are prefixes of field names. */
export const FAQS = {
	question: `${FIELD.faqQuestion}[`,
	answer: `${FIELD.faqAnswer}[`,
	/**
	 * Matches the id of a panel with one question, in the markup of our plugin and of older
	 * themes.
	 */
	panel: /^tabs?-?\d/,
	/** The tabs of older pages, which show one question at a time, and their "Add" button. */
	tabs: '.faq-btns',
	add: '#tabsbtn',
} as const;
