import {
	CAPTCHA_IMAGE_TYPES,
	CONTACT_CLASS as CLASS,
	CONTACT_INPUT_PREFIX as PREFIX,
} from '@gazetteer/contract';
import type { Contact } from './contact.ts';
import { inputsNamed, write } from './inputs.ts';
import { WRAP } from './markup.ts';

type Said = Readonly<Record<string, unknown>>;

const CHALLENGE = new RegExp(`(\\d+)\\.(${CAPTCHA_IMAGE_TYPES.join('|')})$`);

function renewCaptcha(contact: Contact, name: string, address: unknown) {
	if (typeof address !== 'string') return;
	const own = CLASS.captchaOf + name.replaceAll(':', '');
	for (const image of contact.root.querySelectorAll<HTMLImageElement>(`.${CLASS.captchaImage}`)) {
		if (image.classList.contains(own)) image.src = address;
	}
	write(contact, name, '');
	const [, challenge] = CHALLENGE.exec(address) ?? [];
	if (challenge) write(contact, PREFIX.captchaChallenge + name, challenge);
}

function renewQuiz(contact: Contact, name: string, quiz: unknown) {
	if (!Array.isArray(quiz)) return;
	const [question, hash] = quiz.map(String);
	write(contact, name, '');
	write(contact, PREFIX.quizAnswer + name, hash ?? '');
	for (const input of inputsNamed(contact, name)) {
		const label = input.closest(WRAP)?.querySelector(`.${CLASS.quizLabel}`);
		if (label) label.textContent = question ?? '';
	}
}

/** Asks anew what machines are asked, in the words and pictures that the server sent. */
export function renew(contact: Contact, { captcha, quiz }: Said): void {
	for (const [name, address] of Object.entries(Object(captcha)))
		renewCaptcha(contact, name, address);
	for (const [name, asked] of Object.entries(Object(quiz))) renewQuiz(contact, name, asked);
}
