import { fillIn, TEXT, TIMING } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { watch } from '@gazetteer/store';
import { examine, remaining } from './checks/validate.ts';
import { missingFound, problemsLeft } from './state.ts';
import type { SubmitForm } from './submit-form.ts';

/** Announces the number of missing fields when it has changed, after a pause in typing. */
function createMissingAnnouncer(pause: number) {
	let announced: number | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	return (count: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			if (announced !== undefined && announced !== count) {
				announce(
					count
						? fillIn(pageText(TEXT.countNeeded), { count })
						: pageText(TEXT.nothingNeeded),
				);
			}
			announced = count;
		}, pause);
	};
}

/** The debounce time of the checks after a change, in milliseconds. */
const PAUSE = 250;

/**
 * Runs the checks after a change, to update the list of missing fields and remove solved problems.
 * New errors appear only on submit.
 */
export function followChanges(form: SubmitForm, changed: () => void): void {
	const { store, bare, leaving: signal } = form;
	const speak = createMissingAnnouncer(TIMING.galleryRecount);
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
			form.broke(error);
		}
	};
	const note = (target?: Element) => {
		changed();
		touched.add(target);
		timer ??= setTimeout(lookSafely, PAUSE);
	};
	// A new list of problems already includes the earlier changes, so clear these.
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
