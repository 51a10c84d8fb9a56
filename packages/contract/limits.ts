/** Spec §9: the rows of an FAQ's answer, and the shortest e-mail address the contact form takes. */
export const LIMIT = { faqAnswerRows: 8, emailMinLength: 6 } as const;
