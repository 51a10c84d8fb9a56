import { FIELD, fillIn, LIMIT, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Faq } from '../../interactive/values.tsx';

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

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A question with its answer, in the page's own fields. */
export interface Row {
	readonly panel: HTMLElement;
	readonly question: Field;
	readonly answer: Field;
	/** Whether the row is part of the server's HTML. */
	readonly isDrawn: boolean;
}

const fieldsIn = (place: ParentNode, named: string) =>
	[...place.querySelectorAll<Field>('input, textarea')].filter(({ name }) =>
		name.startsWith(named),
	);

const rowOf = (panel: HTMLElement, isDrawn = true): Row[] => {
	const [question] = fieldsIn(panel, FAQS.question);
	const [answer] = fieldsIn(panel, FAQS.answer);
	return question && answer ? [{ panel, question, answer, isDrawn }] : [];
};

/** Returns the panel around a field of the section. */
function panelOf(field: Element, part: HTMLElement): HTMLElement | undefined {
	for (let one = field.parentElement; one && one !== part; one = one.parentElement) {
		if (FAQS.panel.test(one.id)) return one;
	}
	return undefined;
}

export const rowsIn = (part: HTMLElement): Row[] => {
	const panels = fieldsIn(part, FAQS.question).map((one) => panelOf(one, part));
	return [...new Set(panels)].flatMap((panel) => (panel ? rowOf(panel) : []));
};

export const isEmpty = ({ question, answer }: Row) =>
	!question.value.trim() && !answer.value.trim();

export const valuesOf = (rows: readonly Row[]): Faq[] =>
	rows.map(({ question, answer }) => ({ question: question.value, answer: answer.value }));

let count = 0;

/** Copies a panel, with new ids and empty fields. */
export function copyOf({ panel }: Row): Row {
	const copy = panel.cloneNode(true) as HTMLElement;
	count += 1;
	for (const added of copy.querySelectorAll('.gz-faq-tools')) added.remove();
	for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('[id], [for]')]) {
		if (element.id) element.id += `-added${count}`;
		const label = element.getAttribute('for');
		if (label) element.setAttribute('for', `${label}-added${count}`);
	}
	for (const field of copy.querySelectorAll<Field>('input, textarea')) {
		field.value = '';
		field.removeAttribute('value');
		if (field instanceof HTMLTextAreaElement) {
			field.textContent = '';
			field.rows = LIMIT.faqAnswerRows;
		}
	}
	copy.style.display = '';
	return rowOf(copy, false)[0]!;
}

const NUMBER = /\[[^\]]*\]$/;

/** Numbers the names of the fields from 1, in the order of the page. */
export function number(rows: readonly Row[]): void {
	rows.forEach(({ panel, question, answer }, at) => {
		for (const field of [question, answer]) {
			field.name = field.name.replace(NUMBER, `[${at + 1}]`);
		}
		const legend = panel.querySelector('legend');
		if (legend) legend.textContent = fillIn(pageText(TEXT.questionNumber), { number: at + 1 });
	});
}
