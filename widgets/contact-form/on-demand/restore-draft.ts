import { readDraft } from '../draft-storage.ts';
import { applyBehaviours } from '../field-behaviours/index.ts';
import type { ContactForm } from '../form.ts';
import {
	isUntouched,
	keptControls,
	setFirstState,
	setState,
	stateOf,
	writeDraft,
} from '../interactive/draft.ts';
import { showDraftNotice } from './draft-notice.ts';

/** Other scripts count, mirror and calculate with every key. */
const tell = (control: Element) => control.dispatchEvent(new Event('input', { bubbles: true }));

/** Puts a half-written form back, as far as nobody has written in it since. */
export function restoreDraft(form: ContactForm): void {
	const { status } = form.facade;
	if (status === 'sent') writeDraft(form, '');
	// Any other page that answers the form has in it what was sent.
	if (status !== 'init' || form.leaving.aborted) return;

	const draft = new URLSearchParams(readDraft(form) ?? '');
	const controls = keptControls(form);
	const kept = [...draft].flatMap(([name, state]) => {
		const control = controls.get(name);
		return control ? [{ control, state }] : [];
	});
	const open = kept.filter(({ control }) => isUntouched(control));
	for (const { control, state } of open) setState(control, state);
	applyBehaviours(form);
	for (const { control } of open) tell(control);

	// A browser may have put it back itself.
	const back = kept.filter(({ control, state }) => stateOf(control) === state);
	if (!back.length) return;
	const [first] = controls.values();
	showDraftNotice(form, first, () => {
		for (const { control } of back) setFirstState(control);
		writeDraft(form, '');
		applyBehaviours(form);
		for (const { control } of back) tell(control);
	});
}
