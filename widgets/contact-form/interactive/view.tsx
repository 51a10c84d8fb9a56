import { errorEntryId } from '@gazetteer/contract';
import { disposables, whenReleased, type Dispose } from '@gazetteer/dom';
import { watch } from '@gazetteer/store';
import { createSlots, useStore, type Slots } from '@gazetteer/view';
import { SCREEN_READER, OUTPUT, STATUS_REGION, TIP, WRAP } from '../markup.ts';
import { errorsFound, type FieldError, type FormState } from '../state.ts';
import { controlIds, fieldOf, wrapsIn } from './fields.ts';
import type { ActiveContactForm } from './active-form.ts';
import { offerSwv } from './swv.ts';
import { createTips, focusFirstError } from './tips.ts';
import { createValidator } from './validate.ts';
import { reportBug } from './report-bug.ts';

/**
 * The id of a list entry ends with the field's name, without characters that ids cannot contain.
 */
const FIELD_IN_ID = /-ve-(.*)$/;

/** Removes the errors that the server rendered, and returns them for the view. */
function takeDrawnErrors(root: Element): FieldError[] {
	const found = new Map<string, FieldError>();
	const take = (place: Element, field = '') => {
		const message = place.textContent?.trim() ?? '';
		place.remove();
		if (field && message && !found.has(field)) found.set(field, { field, message });
	};
	for (const tip of root.querySelectorAll(`${WRAP} ${TIP}`))
		take(tip, fieldOf(tip.closest(WRAP)!));
	// Errors without a field wrapper are only in the error list for screen readers.
	for (const entry of root.querySelectorAll(`${SCREEN_READER} li`)) {
		take(entry, FIELD_IN_ID.exec(entry.id)?.[1]);
	}
	return [...found.values()];
}

/**
 * Writes the form's message to the visible output and the screen reader region. Existing text
 * stays until the message changes, so that screen readers do not announce it twice.
 */
function createMessage(root: HTMLElement, slots: Slots) {
	let filled: Dispose[] = [];

	return (message: string) => {
		filled.forEach((empty) => empty());
		filled = [...root.querySelectorAll(`${STATUS_REGION},${OUTPUT}`)].flatMap((place) => {
			place.replaceChildren();
			if (!message) return [];
			return slots.fill(place, <span>{message}</span>, { element: 'span' }).empty;
		});
	};
}

const messageOf = ({ message }: FormState) => message;
const errorsOf = ({ errors }: FormState) => errors;

/**
 * The error list for screen readers, with links to the fields. If the field shows its error
 * itself, the link is not a tab stop, because it is invisible.
 */
function ErrorList({ form: { root, store, facade } }: { readonly form: ActiveContactForm }) {
	const errors = useStore(store, errorsOf);
	const controls = controlIds(root);
	const saidByFields = new Set(wrapsIn(root).map(fieldOf));
	return errors.map(({ field, message, idref = '' }) => {
		const id = document.getElementById(idref) ? idref : controls.get(field);
		const tabIndex = saidByFields.has(field) ? -1 : undefined;
		return (
			<li key={field} id={errorEntryId(facade.unitTag, field)}>
				{id ? (
					<a href={`#${id}`} tabIndex={tabIndex}>
						{message}
					</a>
				) : (
					message
				)}
			</li>
		);
	});
}

/** Replaces the server's error list. An empty list is hidden from screen readers. */
function drawErrorList(form: ActiveContactForm, slots: Slots, place: Element): Dispose {
	const drawn = place.querySelector('ul');
	const { host } = slots.fill(place, <ErrorList form={form} />, { before: drawn, element: 'ul' });
	drawn?.remove();
	const hide = (isEmpty: boolean) => (host.hidden = isEmpty);
	hide(true);
	const stop = watch(form.store, ({ errors }) => !errors.length, hide);
	return () => {
		stop();
		if (drawn) host.before(drawn);
	};
}

export function startView(form: ActiveContactForm): void {
	const { root, store, leaving } = form;
	const cleanup = disposables();
	const drawn = takeDrawnErrors(root);
	const slots = createSlots((error) => {
		// Without a view, the form shows messages as plain text.
		form.view = undefined;
		reportBug(form, error);
	});
	cleanup.add(slots.close);

	const tips = createTips(form, slots);
	cleanup.add(tips.close);
	const undisturbed = whenReleased(leaving);
	cleanup.add(watch(store, errorsOf, () => undisturbed(tips.draw)));
	const say = createMessage(root, slots);
	const sayMessage = () => say(store.get().message);
	cleanup.add(watch(store, messageOf, () => undisturbed(sayMessage)));
	for (const place of root.querySelectorAll(SCREEN_READER)) {
		cleanup.add(drawErrorList(form, slots, place));
	}
	offerSwv();
	leaving.addEventListener('abort', cleanup.run);
	form.view = {
		validate: createValidator(form),
		focusFirstError: () => focusFirstError(form),
		fill: slots.fill,
	};

	const { message, errors, isAsDrawn } = store.get();
	store.update(errorsFound(drawn));
	if (isAsDrawn) return;
	// The errors that the server rendered are from an earlier submission, so replace them.
	store.update(errorsFound(errors));
	if (!errors.length) return;
	// The errors were shown as plain text below the message before the view was loaded. Remove
	// that text.
	for (const place of root.querySelectorAll(OUTPUT)) place.textContent = message;
	form.view.focusFirstError();
}
