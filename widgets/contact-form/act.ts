import { createStore, watch } from '@gazetteer/store';
import type { Contact } from './contact.ts';
import { keepDraft } from './draft/keep.ts';
import { contactGlobal } from './face.ts';
import { rest } from './inert.ts';
import { ASKED_OF_MACHINES, OUTPUT, SUBMIT } from './markup.ts';
import type { Actor, Presence } from './presence.ts';
import { reset } from './reset.ts';
import { sayPlainly } from './say-plainly.ts';
import { askSchema } from './schemas.ts';
import { inWords, type ContactState, type FieldError } from './state.ts';
import { enter } from './status.ts';
import { submit } from './submit.ts';
import { viewer } from './viewer.ts';

function contactOf(presence: Presence): Contact {
	const { root, face } = presence;
	const unread: readonly FieldError[] = [];
	const contact: Contact = {
		...presence,
		enter: (status) => enter(contact, status),
		ids: {
			contactFormId: face.id,
			pluginVersion: face.pluginVersion,
			contactFormLocale: face.locale,
			unitTag: face.unitTag,
			containerPostId: face.containerPost,
		},
		store: createStore<ContactState>({
			// The server may have said something on the page itself.
			message: root.querySelector(OUTPUT)?.textContent?.trim() ?? '',
			errors: unread,
		}),
		unread,
		settled: face.status,
		request: '',
	};
	return contact;
}

/** What the page was about when the visitor left it is over, and its questions are old. */
const comeBack = (contact: Contact) => (event: PageTransitionEvent) => {
	const { root, form } = contact;
	if (!event.persisted) return;
	contact.sending?.abort();
	contact.sending = undefined;
	contact.enter(contact.settled);
	if (root.querySelector(ASKED_OF_MACHINES)) contactGlobal()!.reset!(form);
};

/** Takes up a form that a visitor has touched, or a script. */
export function takeUp(presence: Presence): Actor {
	const contact = contactOf(presence);
	const { root, bare, store, leaving } = contact;
	const viewed = viewer(contact);
	keepDraft(presence);

	watch(store, inWords, (text) => contact.view || sayPlainly(root, text));
	addEventListener('pageshow', comeBack(contact), { signal: leaving });
	// Other words are another letter, which has to have a name of its own.
	bare.addEventListener('change', () => (contact.request = ''), { signal: leaving });
	leaving.addEventListener('abort', () => {
		contact.sending?.abort();
		// Whoever takes it up again should not find it on its way.
		contact.enter(contact.settled);
		rest(root);
		bare.removeAttribute('aria-busy');
		for (const button of root.querySelectorAll(SUBMIT)) button.removeAttribute('aria-disabled');
	});
	return {
		touched() {
			void viewed();
			void askSchema(presence);
		},
		submit(submitter) {
			void viewed();
			return submit(contact, submitter);
		},
		reset: () => reset(contact),
		async check(what) {
			const { settled } = contact;
			// A change that came before the rules is judged as soon as they are there.
			if (!presence.face.schema) await askSchema(presence);
			const view = contact.view ?? (await viewed());
			// What has been sent meanwhile is the server's to judge, and may have left an empty form.
			if (!contact.sending && contact.settled === settled) await view?.check(what);
		},
	};
}
