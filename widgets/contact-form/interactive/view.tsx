import { errorEntryId } from '@gazetteer/contract';
import { disposables, whenReleased, type Dispose } from '@gazetteer/dom';
import { watch } from '@gazetteer/store';
import { createSlots, useStore, type Slots } from '@gazetteer/view';
import { FOR_EARS, OUTPUT, STATUS_REGION, TIP, WRAP } from '../markup.ts';
import { errorsFound, type FieldError, type FormState } from '../state.ts';
import { controlIds, fieldOf, wrapsIn } from './fields.ts';
import type { ActiveContactForm } from './active-form.ts';
import { offerSwv } from './swv.ts';
import { createTips, focusFirstError } from './tips.ts';
import { createValidator } from './validate.ts';
import { reportBug } from './report-bug.ts';

/** An entry's id ends with its field, as far as an id can hold it. */
const FIELD_IN_ID = /-ve-(.*)$/;

/** The errors that the server drew into the page, taken out of it: from now on they are ours to draw. */
function takeDrawnErrors(root: Element): FieldError[] {
	const found = new Map<string, FieldError>();
	const take = (place: Element, field = '') => {
		const message = place.textContent?.trim() ?? '';
		place.remove();
		if (field && message && !found.has(field)) found.set(field, { field, message });
	};
	for (const tip of root.querySelectorAll(`${WRAP} ${TIP}`))
		take(tip, fieldOf(tip.closest(WRAP)!));
	// Errors without a field wrapper are only in the list.
	for (const entry of root.querySelectorAll(`${FOR_EARS} li`)) {
		take(entry, FIELD_IN_ID.exec(entry.id)?.[1]);
	}
	return [...found.values()];
}

/**
 * Writes the sentence about the whole where it is read and where it is heard. What stands there already,
 * from the server or in plain text, stays until there is something else to say: once is enough for ears.
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
 * For screen readers: each entry leads to its field, where the field can be led to. Where the field itself says what is
 * wrong, the link is no tab stop, because nobody sees it.
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

/** In the place of the server's list, and hidden from screen readers as long as nothing is in it. */
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

/** Draws what the form says of itself, from the visitor's first touch until the form leaves. */
export function startView(form: ActiveContactForm): void {
	const { root, store, leaving } = form;
	const cleanup = disposables();
	const drawn = takeDrawnErrors(root);
	const slots = createSlots((error) => {
		// Without a view, the form shows its messages as plain text.
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
	for (const place of root.querySelectorAll(FOR_EARS)) {
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
	// They came before us, and stand in plain text below the message.
	for (const place of root.querySelectorAll(OUTPUT)) place.textContent = message;
	form.view.focusFirstError();
}
