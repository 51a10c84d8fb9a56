import { randomUUID } from 'node:crypto';
import { cheapest } from '../cheapest.ts';
import { runPhp, runWordPress, siteRoot, siteUrl } from '../../browser/site.ts';
import { makeForm, PLAIN, removeForms, type OwnForm } from './own.ts';

const QUIZ = [
	'quiz',
	{ name: 'sum', questions: [{ question: 'Two plus two?', answer: '4' }] },
] as const;
const CAPTCHA = ['captcha', { name: 'letters' }] as const;
const PAPER = ['file', { name: 'paper', accept: ['txt', 'png'], maxKilobytes: 10 }] as const;

let plain: OwnForm;
let full: OwnForm;

const limits = () => `${siteRoot()}/wp-content/contact-limits`;

beforeAll(async () => {
	// The tests exceed the hourly limit of one person.
	const metas = { gazetteer_form_settings: { emailLimit: 0 } };
	plain = await makeForm(PLAIN, { metas });
	full = await makeForm([...PLAIN, QUIZ, CAPTCHA, PAPER], { metas });
});
afterAll(removeForms);

const call = (form: number, path: string, init?: RequestInit) =>
	fetch(`${siteUrl()}/index.php?rest_route=/gazetteer/v1/contact-forms/${form}/${path}`, init);

const drawn = (form: number, ago: number) =>
	runWordPress(
		`echo (new Gazetteer\\ContactForm\\Domain\\Spam\\RenderToken(Gazetteer\\ContactForm\\Submission\\SiteSigner::signer()))->write(${form}, time() - ${ago});`,
	);

const tokens = new Map<number, Promise<string>>();

function drawnEarlier(form: number): Promise<string> {
	const token = tokens.get(form) ?? drawn(form, 60);
	tokens.set(form, token);
	return token;
}

type Values = Readonly<Record<string, string | File>>;

/** The request body of a form that was rendered one minute ago. */
async function filledIn({ id }: OwnForm, values: Values): Promise<FormData> {
	const body = new FormData();
	const all: Values = {
		_wpcf7_unit_tag: `wpcf7-f${id}-o1`,
		gazetteer_request: randomUUID(),
		gazetteer_drawn: await drawnEarlier(id),
		'your-name': 'Amelia',
		'your-email': 'amelia@example.com',
		...values,
	};
	for (const [name, value] of Object.entries(all)) body.append(name, value);
	return body;
}

const send = async (form: OwnForm, values: Values) =>
	call(form.id, 'feedback', { method: 'POST', body: await filledIn(form, values) });

const queries = (response: Response) => Number(response.headers.get('x-queries'));

const cost = (ask: () => Promise<Response>) => cheapest(async () => queries(await ask()));

describe('REST endpoints of a contact form', () => {
	it.each([
		['the schema', 'feedback/schema'],
		['a refill', 'refill'],
	])('the contact form endpoint stays within its query budget: %s', async (_what, path) => {
		expect(await cost(() => call(full.id, path))).toBeLessThanOrEqual(10);
	});

	it('a contact message stays within its query budget', async () => {
		const message = { 'your-message': 'About the budget' };
		const sent = await send(plain, message);
		expect(await sent.json()).toMatchObject({ status: 'mail_sent' });
		expect(await cost(() => send(plain, message))).toBeLessThanOrEqual(14);
	});

	it('a contact message whose mail fails stays within its query budget', async () => {
		const refusing = await makeForm(PLAIN, { metas: { gazetteer_mail: { to: 'nobody' } } });
		const message = { 'your-message': 'About the budget of a failure' };
		const failed = await send(refusing, message);
		expect(await failed.json()).toMatchObject({ status: 'mail_failed' });
		expect(await cost(() => send(refusing, message))).toBeLessThanOrEqual(14);
	});

	it.each([
		[
			'a schema request for an unknown form',
			99_999,
			'feedback/schema',
			undefined,
			404,
			'wpcf7_not_found',
		],
		[
			'a refill request for an unknown form',
			99_999,
			'refill',
			undefined,
			404,
			'wpcf7_not_found',
		],
		[
			'a body of another content type',
			0,
			'feedback',
			new URLSearchParams('a=b'),
			415,
			'wpcf7_unsupported_media_type',
		],
		[
			'a form without its unit tag',
			0,
			'feedback',
			new FormData(),
			400,
			'wpcf7_unit_tag_not_found',
		],
	] as const)(
		'the contact form endpoints refuse %s',
		async (_what, id, path, body, status, code) => {
			if (body instanceof FormData) body.set('your-name', 'Amelia');
			const response = await call(id || plain.id, path, body ? { method: 'POST', body } : {});
			expect(response.status).toBe(status);
			expect(await response.json()).toMatchObject({ code, data: { status } });
		},
	);

	it('the contact form endpoints refuse a file whose content does not match its extension', async () => {
		const page = new File(['<script>alert(1)</script>'], 'notes.txt');
		const answer = await (await send(full, { paper: page })).json();
		expect(answer).toMatchObject({ status: 'validation_failed' });
		expect(answer.invalid_fields).toContainEqual(expect.objectContaining({ field: 'paper' }));
	});

	it('the server accepts each quiz answer once, and sends new questions with each response', async () => {
		const asked = await (await call(full.id, 'refill')).json();
		const [, hash] = asked.quiz.sum;
		const [challenge = ''] = /\d+(?=\.png$)/.exec(asked.captcha.letters) ?? [];
		const letters = await runWordPress(`
			$captcha = new Gazetteer\\ContactForm\\Submission\\CaptchaChallenge(Gazetteer\\ContactForm\\Submission\\SiteSigner::signer());
			echo (fn () => $this->letters('${challenge}'))->call($captcha);
		`);
		const solved = {
			sum: ' 4',
			letters: letters.toLowerCase(),
			_wpcf7_quiz_answer_sum: hash,
			_wpcf7_captcha_challenge_letters: challenge,
		};
		const first = await (await send(full, solved)).json();
		expect(first.status).toBe('mail_sent');
		expect(first.quiz.sum[1]).not.toBe(hash);
		expect(first.captcha.letters).not.toBe(asked.captcha.letters);

		const again = await (await send(full, { ...solved, 'your-name': 'Bessie' })).json();
		const wrong = (again.invalid_fields as Array<{ field: string }>).map(({ field }) => field);
		expect(wrong).toEqual(['sum', 'letters']);
	});

	it('the server returns the first response for a repeated request key, and sends one mail', async () => {
		const uuid = randomUUID();
		const key = { gazetteer_request: uuid, 'your-message': `Only once ${uuid}` };
		const answers = await Promise.all([send(plain, key), send(plain, key)]);
		const [one, other] = await Promise.all(answers.map((response) => response.json()));
		expect(other).toEqual(one);
		const count = await runWordPress(
			`global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}gazetteer_entries WHERE content LIKE '%Only once ${uuid}%'");`,
		);
		expect(count).toBe('1');
	});
});

describe('time limit against bots', () => {
	beforeAll(() => runPhp(`<?php file_put_contents('${limits()}', '1000');`));
	afterAll(() => runPhp(`<?php unlink('${limits()}');`));

	it('a contact form that is sent immediately after it was drawn counts as spam', async () => {
		const answer = await (
			await send(plain, { gazetteer_drawn: await drawn(plain.id, -60) })
		).json();
		expect(answer.status).toBe('spam');
	});
});
