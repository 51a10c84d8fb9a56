import { draw, line, serve, settled, start, wrapped, type Said } from './page.ts';

jest.setTimeout(30_000);

const QUIZ =
	wrapped(
		'sum',
		'<label><span class="wpcf7-quiz-label">Three plus one?</span><input class="wpcf7-form-control wpcf7-quiz" name="sum"></label>',
	) + '<input type="hidden" name="_wpcf7_quiz_answer_sum" value="hash-of-4">';

const CAPTCHA =
	'<input type="hidden" name="_wpcf7_captcha_challenge_letters" value="1"><img class="wpcf7-captchac wpcf7-captcha-letters" src="/old/1.png">' +
	wrapped('letters', '<input class="wpcf7-form-control wpcf7-captchar" name="letters">');

const asked = (question: string, hash: string, picture: string) => ({
	quiz: { sum: [question, hash] },
	captcha: { letters: `/new/${picture}.png` },
});

const NEW = asked('Two plus one?', 'hash-of-3', '22');
const REFUSED = { status: 'validation_failed', message: 'Look again.', ...NEW };

async function begin(answers: { feedback?: Said; refill?: Said }) {
	serve(answers);
	const page = draw({ fields: line('your-name') + QUIZ + CAPTCHA });
	await start(page.root);
	const shown = () => ({
		question: page.find('.wpcf7-quiz-label').textContent,
		hash: page.field('_wpcf7_quiz_answer_sum').value,
		sum: page.field('sum').value,
		picture: page.find<HTMLImageElement>('img').getAttribute('src'),
		letters: page.field('letters').value,
		challenge: page.field('_wpcf7_captcha_challenge_letters').value,
	});
	return { ...page, shown };
}

const RENEWED = {
	question: 'Two plus one?',
	hash: 'hash-of-3',
	sum: '',
	picture: '/new/22.png',
	letters: '',
	challenge: '22',
};

describe('captcha and quiz of a contact form', () => {
	it('a contact form replaces captcha and quiz together with the answer, so that later input is not lost', async () => {
		const { form, field, shown } = await begin({ feedback: { body: REFUSED } });
		field('sum').value = '5';
		field('letters').value = 'wrong';
		let atOnce: unknown;
		form.addEventListener('wpcf7submit', () => queueMicrotask(() => (atOnce = shown())));
		form.requestSubmit();
		await settled();
		expect(atOnce).toEqual(RENEWED);
		expect(shown()).toEqual(RENEWED);
	});

	it('a contact form keeps the visitor’s captcha or quiz answer if a late refill arrives', async () => {
		let come = () => {};
		const after = new Promise<void>((done) => (come = done));
		const late = asked('Five plus one?', 'hash-of-6', '33');
		const { form, field, shown } = await begin({
			feedback: { body: { ...REFUSED, status: 'mail_sent' } },
			refill: { body: late, after },
		});
		form.requestSubmit();
		await settled();
		field('sum').value = '3';
		come();
		await settled();
		expect(form.dataset['status']).toBe('sent');
		expect(shown()).toEqual({
			...RENEWED,
			sum: '3',
			picture: '/new/33.png',
			challenge: '33',
		});
	});

	it('a contact form clears a captcha or quiz answer that was typed before the refill was requested', async () => {
		const { form, field, shown } = await begin({ refill: { body: NEW } });
		field('sum').value = '4';
		await (window as unknown as { wpcf7: { reset: (it: Element) => unknown } }).wpcf7.reset(
			form,
		);
		await settled();
		expect(shown()).toEqual(RENEWED);
	});
});
