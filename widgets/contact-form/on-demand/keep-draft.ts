import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import {
	isUntouched,
	storableControls,
	openDraft,
	setFirstState,
	setState,
	stateOf,
	type Draft,
	type DraftValues,
} from '@gazetteer/drafts';
import { fireEvent } from '@gazetteer/form';
import { hasStoredDraft, nameOfDraft } from '../draft.ts';
import { applyBehaviours } from '../field-behaviours/index.ts';
import type { ContactForm } from '../form.ts';
import { CHALLENGE_INPUT } from '../markup.ts';
import { showDraftNotice } from './draft-notice.ts';
import { reportBug } from '../interactive/report-bug.ts';

/**
 * Excludes consent checkboxes, which visitors must check themselves, and answers to captcha and
 * quiz questions.
 */
const controlsOf = ({ bare }: ContactForm) =>
	storableControls(bare.elements, `${CHALLENGE_INPUT},.${CLASS.acceptance} *`);

const written = (form: ContactForm): DraftValues =>
	Object.fromEntries(
		[...controlsOf(form)]
			.filter(([, control]) => !isUntouched(control))
			.map(([name, control]) => [name, stateOf(control)]),
	);

/** Restores a draft into fields that the visitor has not changed since. */
async function restore(form: ContactForm, draft: Draft): Promise<void> {
	const { facade, leaving } = form;
	if (facade.status === 'sent') return draft.forget();
	const values = (await draft.read()) ?? {};
	// With a status other than `init`, the page already contains the submitted values.
	if (facade.status !== 'init' || leaving.aborted) return;

	const controls = controlsOf(form);
	const kept = Object.entries(values).flatMap(([name, state]) => {
		const control = controls.get(name);
		return control ? [{ control, state: String(state) }] : [];
	});
	const open = kept.filter(({ control }) => isUntouched(control));
	for (const { control, state } of open) setState(control, state);
	applyBehaviours(form);
	// Other scripts update counters, copies and calculations on `input` events.
	for (const { control } of open) fireEvent(control, 'input');

	// Includes values that the browser itself has restored after a reload.
	const back = kept.filter(({ control, state }) => stateOf(control) === state);
	if (!back.length) return;
	const [first] = controls.values();
	showDraftNotice(form, first, () => {
		for (const { control } of back) setFirstState(control);
		applyBehaviours(form);
		for (const { control } of back) fireEvent(control, 'input');
		draft.forget().catch((error) => reportBug(form, error));
	});
}

/** Restores the draft, then saves the visitor's changes until the form is sent or reset. */
export async function keepDraft(form: ContactForm): Promise<void> {
	const { bare, leaving: signal } = form;
	const draft = openDraft(nameOfDraft(form), signal);
	if (hasStoredDraft(form)) await restore(form, draft);

	const changed = () => draft.write(() => written(form));
	for (const type of ['input', 'change']) bare.addEventListener(type, changed, { signal });
	// The form was reset by the visitor, or after the message was sent, so delete the draft.
	bare.addEventListener('reset', () => draft.forget().catch((error) => reportBug(form, error)), {
		signal,
	});
	// The visitor may have changed a field before this script was loaded.
	changed();
}
