import { disposables, type Dispose } from '@gazetteer/dom';
import { watch } from '@gazetteer/store';
import { createSlots, type Slots } from '@gazetteer/view';
import { checker } from './check.ts';
import type { Contact } from './contact.ts';
import { tipDrawer } from './drawing.ts';
import { takeDrawn } from './drawn.ts';
import { focusFirstError } from './focus.ts';
import { found } from './found.ts';
import { FOR_EARS, OUTPUT } from './markup.ts';
import { whenReleased } from './released.ts';
import { speaker } from './speech.tsx';
import { offerSwv } from './swv.ts';
import { ErrorList } from './view.tsx';

/** In the place of the server's list, and unseen by screen readers as long as nothing is in it. */
function drawErrorList(contact: Contact, slots: Slots, place: Element): Dispose {
	const drawn = place.querySelector('ul');
	const { host } = slots.fill(place, <ErrorList contact={contact} />, {
		before: drawn,
		element: 'ul',
	});
	drawn?.remove();
	const hide = (isEmpty: boolean) => (host.hidden = isEmpty);
	hide(true);
	const stop = watch(contact.store, ({ errors }) => !errors.length, hide);
	return () => {
		stop();
		if (drawn) host.before(drawn);
	};
}

/** Takes over what the form says of itself, from the visitor's first touch until the form leaves. */
export function takeOver(contact: Contact): void {
	const { root, store, leaving } = contact;
	const cleanup = disposables();
	const drawn = takeDrawn(root);
	const slots = createSlots((error) => {
		// Plain words are better than none.
		contact.view = undefined;
		reportError(error);
	});
	cleanup.add(slots.close);

	const tips = tipDrawer(contact, slots);
	cleanup.add(tips.close);
	const inPeace = whenReleased(leaving);
	cleanup.add(
		watch(
			store,
			({ errors }) => errors,
			() => inPeace(tips.draw),
		),
	);
	const speak = speaker(root, slots);
	const sayMessage = () => speak(store.get().message);
	cleanup.add(
		watch(
			store,
			({ message }) => message,
			() => inPeace(sayMessage),
		),
	);
	for (const place of root.querySelectorAll(FOR_EARS)) {
		cleanup.add(drawErrorList(contact, slots, place));
	}
	offerSwv();
	leaving.addEventListener('abort', cleanup.run);
	contact.view = {
		check: checker(contact),
		focusFirstError: () => focusFirstError(contact),
		fill: slots.fill,
	};
	const { message, errors } = store.get();
	store.update(found(drawn));
	if (errors === contact.unread) return;
	// What the server drew is of an earlier try, and goes with all its marks.
	store.update(found(errors));
	if (!errors.length) return;
	// They came before us, and stand in plain text below the message.
	for (const place of root.querySelectorAll(OUTPUT)) place.textContent = message;
	contact.view.focusFirstError();
}
