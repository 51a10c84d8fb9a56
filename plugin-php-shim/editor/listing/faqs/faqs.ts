export interface Faq {
	readonly question: string;
	readonly answer: string;
}

/**
 * The storage format of FAQs: questions and answers in two objects with the same keys, starting at
 * 1.
 */
interface Kept {
	readonly faq: Readonly<Record<string, string>>;
	readonly faqans: Readonly<Record<string, string>>;
}

const texts = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? { ...value } : {};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function readFaqs(kept: unknown): readonly Faq[] {
	const { faq, faqans } = texts(kept);
	const questions = texts(faq);
	const answers = texts(faqans);
	return [...new Set([...Object.keys(questions), ...Object.keys(answers)])]
		.map((key) => ({ question: text(questions[key]), answer: text(answers[key]) }))
		.filter(({ question, answer }) => question !== '' || answer !== '');
}

export const writeFaqs = (faqs: readonly Faq[]): Kept => ({
	faq: Object.fromEntries(faqs.map(({ question }, index) => [index + 1, question])),
	faqans: Object.fromEntries(faqs.map(({ answer }, index) => [index + 1, answer])),
});
