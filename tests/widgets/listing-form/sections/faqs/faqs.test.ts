import { act } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { start } from '../../../../../widgets/listing-form/sections/faqs/index.tsx';
import { found, settled, startOn, type Started } from '../../section.ts';

const pair = (number: number, question = '', answer = '') => {
	const end = number === 1 ? '' : String(number);
	return `<fieldset class="gz-faq" id="tabs-${number}"><legend>Question ${number}</legend><div class="form-group"><label for="inpuFaqsLp${end}">Question</label><input type="text" id="inpuFaqsLp${end}" name="faq[${number}]" value="${question}"></div><div class="form-group"><label for="inputDescriptionFaq${end}">Answer</label><textarea id="inputDescriptionFaq${end}" name="faqans[${number}]" rows="8">${answer}</textarea></div></fieldset>`;
};
const OWN = (...pairs: string[]) => `<div id="tabs" data-faqtitle="FAQ">${pairs.join('')}</div>`;

const LEGACY = `<div id="tabs" data-faqtitle="FAQ"><div class="faq-btns"><ul><li><a href="#tabs-1" data-faq-text="FAQ">FAQ 1</a></li></ul><a id="tabsbtn" class="style2-tabsbtn">+</a></div>${[
	'A',
	'B',
]
	.map(
		(name, at) =>
			`<div id="tabs-${at + 1}" ${at ? 'style="display:none"' : ''}><input name="faq[${at + 1}]" id="inpuFaqsLp${at + 1}" value="${name}"><textarea name="faqans[${at + 1}]" rows="8" id="inputDescriptionFaq${at + 1}">of ${name}</textarea></div>`,
	)
	.join('')}<div class="appendother"></div></div>`;

const startIn = (markup: string) => act(() => startOn(markup, start, '#tabs')) as Promise<Started>;
const questions = ({ sent }: Started) =>
	sent().flatMap(([name, value]) => (name.startsWith('faq[') ? [`${name} ${value}`] : []));
const click = async (label: string) => {
	await act(async () => {
		const button = found(`[aria-label="${label}"]`);
		button.focus();
		fireEvent.click(button);
		await settled();
	});
};
const add = () =>
	act(async () => {
		fireEvent.click(found('.gz-faq-add'));
		await settled();
	});

describe('questions and answers in the listing form', () => {
	it('the question section keeps the page’s own fields, with their values and the focus', async () => {
		document.body.innerHTML = '';
		const started = await act(() =>
			startOn(
				OWN(pair(1, 'Dogs?', 'Yes.'), pair(2), pair(3), pair(4)),
				(form, part) => {
					const second = found<HTMLInputElement>('#inpuFaqsLp2');
					second.focus();
					second.value = 'Half';
					second.setSelectionRange(2, 2);
					return start(form, part);
				},
				'#tabs',
			),
		);
		const second = found<HTMLInputElement>('#inpuFaqsLp2');
		expect([second.matches(':focus'), second.selectionStart]).toEqual([true, 2]);
		expect(questions(started)).toEqual(['faq[1] Dogs?', 'faq[2] Half']);
		expect(started.form.values.get().faqs).toEqual([
			{ question: 'Dogs?', answer: 'Yes.' },
			{ question: 'Half', answer: '' },
		]);
		act(started.leave);
		expect(questions(started)).toHaveLength(4);
		expect(document.querySelector('.gz-faq-tools, .gz-faq-add')).toBeNull();
	});

	it('questions are added with eight rows, unique ids and the next number', async () => {
		const started = await startIn(OWN(pair(1, 'Dogs?', 'Yes.'), pair(2)));
		await add();
		const question = found<HTMLInputElement>('[name="faq[2]"]');
		const answer = found<HTMLTextAreaElement>('[name="faqans[2]"]');
		expect(question.matches(':focus')).toBe(true);
		expect([question.value, answer.value, answer.rows]).toEqual(['', '', 8]);
		expect(question.labels![0]!.textContent).toBe('Question');
		const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		fireEvent.input(question, { target: { value: 'Cats?' } });
		expect(started.form.values.get().faqs![1]).toEqual({ question: 'Cats?', answer: '' });
		act(started.leave);
		expect(questions(started).slice(0, 2)).toEqual(['faq[1] Dogs?', 'faq[2] Cats?']);
	});

	it('questions are reordered with buttons that keep the focus, and are numbered in order', async () => {
		const started = await startIn(OWN(pair(1, 'A', '1'), pair(2, 'B', '2'), pair(3, 'C', '3')));
		await click('Move question 3 up');
		expect(questions(started)).toEqual(['faq[1] A', 'faq[2] C', 'faq[3] B']);
		expect(found(':focus').getAttribute('aria-label')).toBe('Move question 2 up');
		await click('Move question 2 up');
		expect(questions(started)).toEqual(['faq[1] C', 'faq[2] A', 'faq[3] B']);
		expect(found(':focus').getAttribute('aria-disabled')).toBe('true');
		expect(found('#tabs-3 legend').textContent).toBe('Question 1');
		await click('Move question 1 down');
		expect(questions(started)).toEqual(['faq[1] A', 'faq[2] C', 'faq[3] B']);
		expect(started.sent().filter(([name]) => name.startsWith('faqans'))).toEqual([
			['faqans[1]', '1'],
			['faqans[2]', '3'],
			['faqans[3]', '2'],
		]);
	});

	it('questions are removed without a gap in the numbers, and the last one is emptied instead', async () => {
		const started = await startIn(OWN(pair(1, 'A'), pair(2, 'B')));
		await click('Remove question 1');
		expect(questions(started)).toEqual(['faq[1] B']);
		expect(found('#inpuFaqsLp2').matches(':focus')).toBe(true);
		await click('Remove question 1');
		expect(questions(started)).toEqual(['faq[1] ']);
	});

	it('all questions are visible on an older page that shows one at a time', async () => {
		const started = await startIn(LEGACY);
		expect(found('.faq-btns').hidden).toBe(true);
		expect(getComputedStyle(found('#tabs-2')).display).toBe('block');
		await click('Move question 2 up');
		await add();
		expect(questions(started)).toEqual(['faq[1] B', 'faq[2] A', 'faq[3] ']);
		act(started.leave);
		expect(found('.faq-btns').hidden).toBe(false);
		expect(found('#tabs-2').style.display).toBe('none');
		expect(questions(started)).toEqual(['faq[1] B', 'faq[2] A']);
	});

	it('the number of questions is limited, with a message when the limit is reached', async () => {
		const limited = OWN(pair(1, 'A'), pair(2, 'B')).replace(
			'id="tabs"',
			'id="tabs" data-gazetteer-most="3"',
		);
		await startIn(limited);
		await add();
		expect(document.querySelector('.gz-faq-add')).toBeNull();
		expect(found('.gz-faq-limit').textContent).toBe('No more than 3 questions.');
		await click('Remove question 1');
		expect(document.querySelector('.gz-faq-limit')).toBeNull();
		await add();
		expect(found('.gz-faq-limit')).toBeTruthy();
	});
});
