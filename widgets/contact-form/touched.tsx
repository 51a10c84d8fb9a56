import { disposables } from '@gazetteer/dom';
import { watch } from '@gazetteer/store';
import { createSlots } from '@gazetteer/view';
import { checker } from './check.ts';
import type { Contact } from './contact.ts';
import { tipDrawer } from './drawing.tsx';
import { takeDrawn } from './drawn.ts';
import { focusFirstError } from './focus.ts';
import { found } from './found.ts';
import { FOR_EARS, OUTPUT } from './markup.ts';
import { whenReleased } from './released.ts';
import { speaker } from './speech.tsx';
import { offerSwv } from './swv.ts';
import { ErrorList } from './view.tsx';

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
	cleanup.add(watch(store, ({ message }) => message, speaker(root, slots)));
	for (const place of root.querySelectorAll(FOR_EARS)) {
		slots.fill(place, <ErrorList contact={contact} />, null, 'ul');
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
