import { FIELD } from '@gazetteer/contract';

/** The names of its fields begin with these. */
export const FAQS = {
	question: `${FIELD.faqQuestion}[`,
	answer: `${FIELD.faqAnswer}[`,
	/** One pair, in the markup of our server and of older ones. */
	panel: /^tabs?-?\d/,
	/** By which older pages show one pair at a time, and add to them. */
	tabs: '.faq-btns',
	add: '#tabsbtn',
} as const;
