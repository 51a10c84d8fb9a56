import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import {
	isUntouched,
	keptControls,
	openDraft,
	setFirstState,
	setState,
	stateOf,
	type Draft,
	type DraftValues,
} from '@gazetteer/drafts';
import { fireEvent } from '@gazetteer/form';
import { isHalfWritten, nameOfDraft } from '../draft.ts';
import { applyBehaviours } from '../field-behaviours/index.ts';
import type { ContactForm } from '../form.ts';
import { ASKED_OF_MACHINES } from '../markup.ts';
import { showDraftNotice } from './draft-notice.ts';
import { reportBug } from '../interactive/report-bug.ts';

/** Nobody agrees to anything but by their own hand, and an answer belongs to its question. */
const controlsOf = ({ bare }: ContactForm) =>
	keptControls(bare.elements, `${ASKED_OF_MACHINES},.${CLASS.acceptance} *`);

const written = (form: ContactForm): DraftValues =>
	Object.fromEntries(
		[...controlsOf(form)]
			.filter(([, control]) => !isUntouched(control))
			.map(([name, control]) => [name, stateOf(control)]),
	);

/** Puts a half-written form back, as far as nobody has written in it since. */
async function restore(form: ContactForm, draft: Draft): Promise<void> {
	const { facade, leaving } = form;
	if (facade.status === 'sent') return draft.forget();
	const values = (await draft.read()) ?? {};
	// Any other page that answers the form has in it what was sent.
	if (facade.status !== 'init' || leaving.aborted) return;

	const controls = controlsOf(form);
	const kept = Object.entries(values).flatMap(([name, state]) => {
		const control = controls.get(name);
		return control ? [{ control, state: String(state) }] : [];
	});
	const open = kept.filter(({ control }) => isUntouched(control));
	for (const { control, state } of open) setState(control, state);
	applyBehaviours(form);
	// Other scripts count, mirror and calculate on each `input` event.
	for (const { control } of open) fireEvent(control, 'input');

	// A browser may have put it back itself.
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

/** Puts back what is half-written, and from then on keeps what the visitor writes until it is sent or the form is reset. */
export async function keepDraft(form: ContactForm): Promise<void> {
	const { bare, leaving: signal } = form;
	const draft = openDraft(nameOfDraft(form), signal);
	if (isHalfWritten(form)) await restore(form, draft);

	const changed = () => draft.write(() => written(form));
	for (const type of ['input', 'change']) bare.addEventListener(type, changed, { signal });
	// By the visitor, or because all of it has been sent.
	bare.addEventListener('reset', () => draft.forget().catch((error) => reportBug(form, error)), {
		signal,
	});
	// Something may have been written before this came.
	changed();
}
