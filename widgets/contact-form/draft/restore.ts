import { behave } from '../manners/index.ts';
import type { Presence } from '../presence.ts';
import { isUntouched, keptControls, setFirstState, setState, stateOf } from './fields.ts';
import { forgetDraft } from './keep.ts';
import { draftKey } from './key.ts';
import { showNotice } from './notice.ts';

/** Other scripts count, mirror and calculate with every key. */
const tell = (control: Element) => control.dispatchEvent(new Event('input', { bubbles: true }));

/** Puts a half-written form back, as far as nobody has written in it since. */
export function restoreDraft(presence: Presence): void {
	const { status } = presence.face;
	if (status === 'sent') forgetDraft(presence);
	// Any other page that answers the form has in it what was sent.
	if (status !== 'init' || presence.leaving.aborted) return;

	const draft = new URLSearchParams(sessionStorage.getItem(draftKey(presence)) ?? '');
	const controls = keptControls(presence);
	const kept = [...draft].flatMap(([name, state]) => {
		const control = controls.get(name);
		return control ? [{ control, state }] : [];
	});
	const open = kept.filter(({ control }) => isUntouched(control));
	for (const { control, state } of open) setState(control, state);
	behave(presence);
	for (const { control } of open) tell(control);

	// A browser may have put it back itself.
	const back = kept.filter(({ control, state }) => stateOf(control) === state);
	if (!back.length) return;
	const [first] = controls.values();
	showNotice(presence, first, () => {
		for (const { control } of back) setFirstState(control);
		forgetDraft(presence);
		behave(presence);
		for (const { control } of back) tell(control);
	});
}
