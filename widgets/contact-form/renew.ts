import {
	CAPTCHA_IMAGE_TYPES,
	CONTACT_CLASS as CLASS,
	CONTACT_INPUT_PREFIX as PREFIX,
} from '@gazetteer/contract';
import type { Contact } from './contact.ts';
import { inputsNamed, write } from './inputs.ts';
import { ASKED_OF_MACHINES, WRAP } from './markup.ts';

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
export function renew(
	contact: Contact,
	{ captcha, quiz }: Said,
	isKept: (name: string) => boolean = () => false,
): void {
	for (const [name, address] of Object.entries(Object(captcha)))
		if (!isKept(name)) renewCaptcha(contact, name, address);
	for (const [name, asked] of Object.entries(Object(quiz)))
		if (!isKept(name)) renewQuiz(contact, name, asked);
}

const answerTo = (contact: Contact, name: string) =>
	inputsNamed(contact, name)
		.map(({ value }) => value)
		.join('\n');

/** Remembers the answers as they are now, and tells which of them the visitor has given anew since. */
export function answeredSince(contact: Contact): (name: string) => boolean {
	const before = new Map(
		[...contact.root.querySelectorAll<HTMLInputElement>(ASKED_OF_MACHINES)].map(({ name }) => [
			name,
			answerTo(contact, name),
		]),
	);
	return (name) => {
		const now = answerTo(contact, name);
		return now !== '' && now !== before.get(name);
	};
}
