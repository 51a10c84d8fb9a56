import {
	CAPTCHA_IMAGE_TYPES,
	CONTACT_CLASS as CLASS,
	CONTACT_INPUT_PREFIX as PREFIX,
} from '@gazetteer/contract';
import { inputsNamed, writeInput, type ContactForm } from '../form.ts';
import { ASKED_OF_MACHINES, WRAP } from '../markup.ts';

type Answer = Readonly<Record<string, unknown>>;

const CHALLENGE = new RegExp(`(\\d+)\\.(${CAPTCHA_IMAGE_TYPES.join('|')})$`);

function renewCaptcha(form: ContactForm, name: string, address: unknown) {
	if (typeof address !== 'string') return;
	const own = CLASS.captchaOf + name.replaceAll(':', '');
	for (const image of form.root.querySelectorAll<HTMLImageElement>(`.${CLASS.captchaImage}`)) {
		if (image.classList.contains(own)) image.src = address;
	}
	writeInput(form, name, '');
	const [, challenge] = CHALLENGE.exec(address) ?? [];
	if (challenge) writeInput(form, PREFIX.captchaChallenge + name, challenge);
}

function renewQuiz(form: ContactForm, name: string, quiz: unknown) {
	if (!Array.isArray(quiz)) return;
	const [question, hash] = quiz.map(String);
	writeInput(form, name, '');
	writeInput(form, PREFIX.quizAnswer + name, hash ?? '');
	for (const input of inputsNamed(form, name)) {
		const label = input.closest(WRAP)?.querySelector(`.${CLASS.quizLabel}`);
		if (label) label.textContent = question ?? '';
	}
}

/** Asks anew what machines are asked, in the words and pictures that the server sent. */
export function renewChallenges(
	form: ContactForm,
	{ captcha, quiz }: Answer,
	isKept: (name: string) => boolean = () => false,
): void {
	for (const [name, address] of Object.entries(Object(captcha)))
		if (!isKept(name)) renewCaptcha(form, name, address);
	for (const [name, asked] of Object.entries(Object(quiz)))
		if (!isKept(name)) renewQuiz(form, name, asked);
}

const answerTo = (form: ContactForm, name: string) =>
	inputsNamed(form, name)
		.map(({ value }) => value)
		.join('\n');

/** Remembers the answers as they are now, and tells which of them the visitor has given anew since. */
export function answeredSince(form: ContactForm): (name: string) => boolean {
	const before = new Map(
		[...form.root.querySelectorAll<HTMLInputElement>(ASKED_OF_MACHINES)].map(({ name }) => [
			name,
			answerTo(form, name),
		]),
	);
	return (name) => {
		const now = answerTo(form, name);
		return now !== '' && now !== before.get(name);
	};
}
