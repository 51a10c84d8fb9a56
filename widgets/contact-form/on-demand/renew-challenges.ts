import {
	CAPTCHA_IMAGE_TYPES,
	CONTACT_CLASS as CLASS,
	CONTACT_INPUT_PREFIX as PREFIX,
} from '@gazetteer/contract';
import { inputsNamed, writeInput, type ContactForm } from '../form.ts';
import { WRAP } from '../markup.ts';

/** The server's response to a submission or a refill. */
export type Answer = Readonly<Record<string, unknown>>;

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

/** Shows the new captcha images and quiz questions in the server's response. */
export function renew(
	form: ContactForm,
	{ captcha, quiz }: Answer,
	isKept: (name: string) => boolean,
): void {
	for (const [name, address] of Object.entries(Object(captcha)))
		if (!isKept(name)) renewCaptcha(form, name, address);
	for (const [name, asked] of Object.entries(Object(quiz)))
		if (!isKept(name)) renewQuiz(form, name, asked);
}
