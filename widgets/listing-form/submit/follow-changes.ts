import { TEXT, TIMING } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { watch } from '@gazetteer/store';
import { reportBug } from '../interactive/report-bug.ts';
import { examine, remaining } from './checks/validate.ts';
import type { SubmitForm } from './submit-form.ts';
import { createMissingSpeaker } from './speak-missing.ts';
import { missingFound, problemsLeft } from './state.ts';

/** Whoever writes is left alone this long before it is looked at again. */
const PAUSE = 250;

/** Looks again, after a change, at what is missing and at what was wrong. Nothing new is marked before the form is sent. */
export function followChanges(form: SubmitForm, changed: () => void): void {
	const { store, bare, leaving: signal } = form;
	const speak = createMissingSpeaker(TIMING.galleryRecount);
	const touched = new Set<Element | undefined>();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const look = () => {
		timer = undefined;
		if (signal.aborted) return;
		const { problems } = store.get();
		const findings = examine(form);
		const left = touched.size ? remaining(problems, touched, findings) : problems;
		touched.clear();
		if (left.length < problems.length) store.update(problemsLeft(left));
		store.update(missingFound(findings.missing));
		speak(findings.missing.length);
	};
	const lookSafely = () => {
		try {
			look();
		} catch (error) {
			reportBug(form, error);
		}
	};
	const note = (target?: Element) => {
		changed();
		touched.add(target);
		timer ??= setTimeout(lookSafely, PAUSE);
	};
	// What was written before an answer came, the answer is about.
	watch(
		store,
		({ problems }) => problems,
		() => touched.clear(),
	);
	const onInput = ({ target }: Event) => note(target as Element);
	for (const type of ['input', 'change']) bare.addEventListener(type, onInput, { signal });
	const unsubscribe = form.values.subscribe(() => note());
	addEventListener(
		'online',
		() => store.get().fault === 'offline' && announce(pageText(TEXT.onlineAgain)),
		{ signal },
	);
	signal.addEventListener('abort', () => {
		clearTimeout(timer);
		unsubscribe();
	});
	lookSafely();
}
