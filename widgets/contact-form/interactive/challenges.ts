import { inputsNamed, type ContactForm } from '../form.ts';
import { CHALLENGE_INPUT } from '../markup.ts';
import type { Answer } from '../on-demand/renew-challenges.ts';

const hasChallenges = ({ root }: ContactForm) => root.querySelector(CHALLENGE_INPUT);

type Renewing = typeof import('../on-demand/renew-challenges.ts');

let renewing: Renewing | undefined;

const load = async (): Promise<Renewing> =>
	(renewing ??= await import('../on-demand/renew-challenges.ts'));

/**
 * Preloads the code that replaces captcha and quiz questions, so that it runs immediately after the
 * response. If it ran later, it would overwrite the answer that the visitor has started to type.
 */
export function prepareChallenges(form: ContactForm): void {
	if (hasChallenges(form)) load().catch(console.warn);
}

/** Shows the new captcha images and quiz questions in the server's response. */
export function renewChallenges(
	form: ContactForm,
	answer: Answer,
	isKept: (name: string) => boolean = () => false,
): void {
	if (!hasChallenges(form)) return;
	if (renewing) return renewing.renew(form, answer, isKept);
	load()
		.then(({ renew }) => renew(form, answer, isKept))
		.catch(console.warn);
}

const answerTo = (form: ContactForm, name: string) =>
	inputsNamed(form, name)
		.map(({ value }) => value)
		.join('\n');

/**
 * Stores the current captcha and quiz answers. The returned function tells whether the visitor has
 * changed an answer since.
 */
export function answeredSince(form: ContactForm): (name: string) => boolean {
	const before = new Map(
		[...form.root.querySelectorAll<HTMLInputElement>(CHALLENGE_INPUT)].map(({ name }) => [
			name,
			answerTo(form, name),
		]),
	);
	return (name) => {
		const now = answerTo(form, name);
		return now !== '' && now !== before.get(name);
	};
}
