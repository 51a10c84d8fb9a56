import { inputsNamed, type ContactForm } from '../form.ts';
import { ASKED_OF_MACHINES } from '../markup.ts';
import type { Answer } from '../on-demand/renew-challenges.ts';

const asksMachines = ({ root }: ContactForm) => root.querySelector(ASKED_OF_MACHINES);

type Renewing = typeof import('../on-demand/renew-challenges.ts');

let renewing: Renewing | undefined;

const load = async (): Promise<Renewing> =>
	(renewing ??= await import('../on-demand/renew-challenges.ts'));

/** In time for the answer: its questions come in the same moment, so that nothing typed after it is lost. */
export function prepareChallenges(form: ContactForm): void {
	if (asksMachines(form)) load().catch(console.warn);
}

/** Asks anew what machines are asked, in the words and pictures that the server sent. */
export function renewChallenges(
	form: ContactForm,
	answer: Answer,
	isKept: (name: string) => boolean = () => false,
): void {
	if (!asksMachines(form)) return;
	if (renewing) return renewing.renew(form, answer, isKept);
	load()
		.then(({ renew }) => renew(form, answer, isKept))
		.catch(console.warn);
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
